/** What a person has set for this device; kept in the browser. */

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "reduced";
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Values {
  lang: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  hints: boolean;
  muted: boolean;
  plainBoard: boolean;
  name: string;
  colour: string;
  /** How strong bots are to be; empty: not chosen yet. */
  level: string;
  /** The remarks of the guide that this person has heard. */
  guideHeard: string[];
}

const STORE = "spielwerk.preferences";

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}

function defaults(): Values {
  return {
    lang: browserLanguage(),
    theme: "auto",
    motion: "auto",
    speed: "normal",
    sound: true,
    notify: false,
    hints: false,
    muted: false,
    plainBoard: false,
    name: "",
    colour: "",
    level: "",
    guideHeard: [],
  };
}

function stored(): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Values>;
  } catch {
    return {}; // Storage is off or was edited by hand: start from the defaults.
  }
}

export const preferences = $state<Values>({ ...defaults(), ...stored() });

const quietSystem = window.matchMedia("(prefers-reduced-motion: reduce)");
let systemWantsQuiet = $state(quietSystem.matches);
quietSystem.addEventListener("change", (event) => (systemWantsQuiet = event.matches));

/** Whether things jump to their places instead of travelling there. */
export function motionIsReduced(): boolean {
  return preferences.motion === "reduced" || (preferences.motion === "auto" && systemWantsQuiet);
}

$effect.root(() => {
  $effect(() => {
    const kept = JSON.stringify(preferences);
    try {
      localStorage.setItem(STORE, kept);
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.dataset.theme = preferences.theme;
    page.dataset.motion = motionIsReduced() ? "reduced" : "full";
    page.lang = preferences.lang;
  });
});
