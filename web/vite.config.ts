/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What lists of games, forms, deeds, the review and the analysis share is not needed at first. */
const LATER =
  /[/](src[/]games[/]|parts[/](PlayOnButton|Segments|Sure)|analysis[/](refusal|position)|wire[/]opening)/;
const isForGames = (id: string): boolean => !LATER.test(id);

/** Texts come without the comments of those who write them. */
const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = readFileSync(id.replace("?raw", ""), "utf-8").replaceAll(/^#.*\n+/gm, "");
    return `export default ${JSON.stringify(text)}`;
  },
};

/** The licence of the font asks to go wherever the font goes. */
const fontLicence: Plugin = {
  name: "font-licence",
  generateBundle() {
    const source = readFileSync(
      here("node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE"),
    );
    this.emitFile({ type: "asset", fileName: "font-licence.txt", source });
  },
};

/** The page is one folder of files that names its parts relatively, so that any path can serve it. */
export default defineConfig({
  plugins: [svelte(), texts, fontLicence],
  base: "./",
  resolve: {
    alias: { $locales: here("../src/fourfold/words/locales") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/fourfold/server/page"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What several screens need comes in one file, with the first request; but not what comes later.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: isForGames }] },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:4040", ws: true, changeOrigin: false } },
  },
  test: { environment: "happy-dom", pool: "vmThreads", include: ["tests/**/*.test.ts"] },
});
