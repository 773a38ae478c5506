/** Writes the types of the wire, from the JSON schema of the server's models on standard input. */
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

/** A field that says more than its type does would get a copy of the type: it names it instead. */
function name(key, value) {
  if (!value?.$ref || !value.description) return value;
  return { tsType: value.$ref.split("/").at(-1), description: value.description };
}

const schema = JSON.parse(await text(process.stdin), name);
const banner =
  "/** The messages of the protocol. Generated from the server's models by `make golden`. */";
const types = await compile(schema, "Wire", {
  bannerComment: banner,
  additionalProperties: false,
  style: { printWidth: 100, tabWidth: 2 },
});
const comments = /\/\*\*\n\s*\* (.*)\n\s*\*\//g;
process.stdout.write(types.replace(comments, "/** $1 */").replace(/\n}\n(?=\S)/g, "\n}\n\n"));
