import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./app.css";
import "./styles/controls.css";
import { route } from "./navigation.svelte";
import { load } from "./screens";
import Unreached from "./screens/Unreached.svelte";
import { keep, settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

const target = document.body;

keep();
const first = await Promise.all([load(route().screen), speak(settings.language)]).then(
  ([screen]) => screen,
  () => null,
);
if (first !== null) mount(App, { target, props: { first } });
else mount(Unreached, { target: target.appendChild(document.createElement("main")) });
