/** Writes the types of the wire, from the JSON schema of the server's models on standard input. */
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";

/** A field that says more than its type does would get a copy of the type: it names it instead. */
function name(key, value) {
  if (!value?.$ref || !value.description) return value;
  return { tsType: value.$ref.split("/").at(-1), description: value.description };
}

/** The fields that all of some definitions have become an interface, which they extend. */
function share(base, description, members) {
  const [first, ...others] = members.map((each) => definitions[each]);
  const isShared = ([field, type]) =>
    others.every(({ properties }) => isDeepStrictEqual(properties[field], type));
  const properties = Object.fromEntries(Object.entries(first.properties).filter(isShared));
  const required = first.required.filter((field) => field in properties);
  definitions[base] = { ...first, title: base, description, properties, required };
  for (const each of members) {
    const own = Object.entries(definitions[each].properties);
    definitions[each].extends = { $ref: `#/$defs/${base}` };
    definitions[each].properties = Object.fromEntries(
      own.filter(([field]) => !(field in properties)),
    );
  }
}

const schema = JSON.parse(await text(process.stdin), name);
const definitions = schema.$defs;
const membersOf = (union) => definitions[union].anyOf.map(({ $ref }) => $ref.split("/").at(-1));
const NEWS = ["WelcomeMessage", "EventsMessage", "StaleMessage"];
share("NewsMessage", "What has happened, and how the table stands.", NEWS);
const others = membersOf("FromServer").filter((each) => !NEWS.includes(each));
share("ServerMessage", "What all messages of the server have.", ["NewsMessage", ...others]);
share("ClientMessage", "What all messages of a client have.", membersOf("FromClient"));
share("AnyEvent", "What all events have.", membersOf("EventBody"));
definitions.NewOptionsBody.tsType = "Partial<OptionsBody>";

const types = await compile(schema, "Wire", {
  bannerComment:
    "/** The messages of the protocol. Generated from the server's models by `make golden`. */",
  additionalProperties: false,
  style: { printWidth: 100, tabWidth: 2 },
});
/** Of these unions nothing is said: they only reach all messages. */
const REACHING = /(\/\*\* .* \*\/\n)?export type (Wire|OverHttp) =[^;]*;\n/g;
process.stdout.write(
  types
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */")
    .replace(REACHING, "")
    .replace(/{\n\s*\[k: string\]: (.*);\n\s*}/g, "Record<string, $1>")
    .replace(/\n}\n(?=\S)/g, "\n}\n\n"),
);
