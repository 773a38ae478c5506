import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { route } from "./navigation.svelte";
import { load } from "./screens";
import Unreached from "./screens/Unreached.svelte";
import { keep, settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

const target = document.body;

keep();
try {
  const [, first] = await Promise.all([speak(settings.language), load(route().screen)]);
  mount(App, { target, props: { first } });
} catch {
  mount(Unreached, { target });
}
