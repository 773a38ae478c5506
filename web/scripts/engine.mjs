/**
 * Asks the engine in WebAssembly without a browser: a question on each line of the input, as JSON,
 * and on each line of the output its answer.
 *
 *     node scripts/engine.mjs [FOLDER OF BOOKS] < QUESTIONS
 *
 * The last line says how many nodes were searched, and how many microseconds of CPU that took.
 */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Engine } from "../src/engine/engine.ts";

const [, , books] = process.argv;
const module = new WebAssembly.Module(
  readFileSync(new URL("../src/engine/engine.wasm", import.meta.url)),
);
const engines = new Map();

/** The engine for some rules, with its book if there is one. */
function engineFor(rules) {
  const key = JSON.stringify(rules);
  let engine = engines.get(key);
  if (engine === undefined) {
    engine = new Engine(module);
    engine.begin(rules);
    const name = `${rules.traits.split(",").length}${rules.squares ? "-squares" : ""}.bin`;
    if (books !== undefined) engine.openBook(readFileSync(`${books}/${name}`));
    engines.set(key, engine);
  }
  return engine;
}

function answerTo({ ask, position, traits, squares }) {
  const engine = engineFor({ traits, squares });
  if (!engine.set(position)) return null;
  if (ask === "solve") return engine.solve();
  if (ask === "best") return engine.best();
  if (ask === "turns") return engine.turns;
  const scoring = engine.analyse();
  let next = scoring.next();
  while (!next.done) next = scoring.next();
  return next.value;
}

let microseconds = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const began = process.threadCpuUsage();
  const answer = answerTo(question);
  const { user, system } = process.threadCpuUsage(began);
  microseconds += user + system;
  console.log(JSON.stringify(answer));
}
const nodes = [...engines.values()].reduce((sum, engine) => sum + engine.nodes, 0);
console.log(JSON.stringify({ nodes, microseconds }));
