import { expect, test } from "vitest";
import { reasonsOf } from "../src/table/reasons";

const refused = (option: string, text: string) => ({ key: option, option, text, section: "2.1", points: [] });

test("a reason stands there once, with all that it speaks of", () => {
  const reasons = reasonsOf([
    refused("Build A", "Too dear."),
    refused("Build B", "Too dear."),
    refused("Build B", "Too dear."),
    refused("Shift", "No gear."),
    refused("", "No gear."),
  ]);
  expect(reasons).toEqual([
    { text: "Too dear.", section: "2.1", options: ["Build A", "Build B"] },
    { text: "No gear.", section: "2.1", options: ["Shift"] },
  ]);
});
