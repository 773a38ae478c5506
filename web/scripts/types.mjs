/** Writes the types of the wire, from the JSON schema of the server's models on standard input. */
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const schema = JSON.parse(await text(process.stdin));
const banner =
  "/** The messages of the protocol. Generated from the server's models by `make golden`. */";
const options = {
  bannerComment: banner,
  additionalProperties: false,
  unreachableDefinitions: true,
};
process.stdout.write(await compile(schema, "Wire", options));
