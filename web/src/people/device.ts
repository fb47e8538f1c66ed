/** What this browser is called in the list of devices: "Chrome, Android". */

const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, "Firefox"],
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

export function deviceName(agent = navigator.userAgent): string {
  const first = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(", ");
}
