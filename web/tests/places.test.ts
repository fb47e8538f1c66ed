import { expect, test } from "vitest";
import { placesOf as inTheCity } from "$lib/games/dilluvia_project/components";
import { placesOf as onAirships } from "$lib/games/steamopolis/places";

test("land is lit up by all of its squares", () => {
  expect(inTheCity("site:E11")).toEqual(["square:E11"]);
  expect(inTheCity("site:C3:D4")).toEqual(["square:C3", "square:D3", "square:C4", "square:D4"]);
  expect(inTheCity("target:income")).toEqual(["target:income"]);
});

test("fields and positions are those of the airship that moved", () => {
  expect(onAirships("field:g3", 1)).toEqual(["field:p2_g3"]);
  expect(onAirships("position:r6", 0)).toEqual(["berth:p1_r6"]);
  expect(onAirships("district:l5_left", 0)).toEqual(["district:l5_left"]);
});
