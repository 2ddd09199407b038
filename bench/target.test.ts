import { expect, test } from "vitest";
import { atLeast, atMost, tried } from "./target";

const values = [
  { where: "/", value: 0.2 },
  { where: "/contact", value: 0.7 },
];

test("the worst of all values holds a target", () => {
  expect(atMost("shift", 0.5, values)).toMatchObject({ measured: "0.7 (/contact)", met: false });
  expect(atMost("shift", 0.7, values).met).toBe(true);
  expect(atLeast("score", 0.3, values)).toMatchObject({ measured: "0.2 (/)", met: false });
});

test("what could not be measured misses its target, however good the others are", () => {
  const some = [...values, { where: "/help", value: Number.NaN }];
  expect(atMost("shift", 1, some)).toMatchObject({ measured: "not measured (/help)", met: false });
  expect(atMost("shift", 1, [])).toMatchObject({ measured: "not measured", met: false });
});

test("a measurement that fails is made again, and left out after three times", async () => {
  let times = 0;
  const second = async () => {
    if (++times === 1) throw new Error("The browser stopped painting");
    return times;
  };
  expect(await tried("page", second)).toBe(2);
  const never = async () => {
    throw new Error(`${++times}`);
  };
  expect(await tried("page", never)).toBeUndefined();
  expect(times).toBe(5);
});
