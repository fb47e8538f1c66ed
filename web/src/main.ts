import "./styles/fonts.css";
import "./styles/colours.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/picks.css";
import "./styles/boards.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./app/preferences.svelte";
import { loadLanguage } from "./app/texts.svelte";

const place = document.getElementById("app");
if (!place) throw new Error("index.html has no #app");

await loadLanguage(preferences.lang);
mount(App, { target: place });
