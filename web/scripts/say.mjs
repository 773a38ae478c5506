/**
 * Says messages as the page does. Standard input has { messages, manners, parts }; the answer has, for each
 * manner (language, edition, verbosity, phonetic), what each message is in it.
 */
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here("../src/words/texts.ts"));
const { addSource, newBundle, Texts } = module;

function bundleOf(language, parts) {
  const bundle = newBundle(language);
  for (const part of parts) {
    const path = here(`../../src/fourfold/words/locales/${language}/${part}.ftl`);
    addSource(bundle, readFileSync(path, "utf-8"));
  }
  return bundle;
}

const { messages, manners, parts } = JSON.parse(await text(process.stdin));
const languages = new Set(manners.map(({ language }) => language));
const bundles = new Map([...languages].map((each) => [each, bundleOf(each, parts)]));
const said = manners.map((manner) => {
  const texts = new Texts(manner.language, bundles.get(manner.language), manner.edition, manner);
  return messages.map((message) => {
    try {
      return texts.say(message);
    } catch (error) {
      return String(error);
    }
  });
});
process.stdout.write(JSON.stringify(said));
