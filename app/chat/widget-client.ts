import { openEngine } from "~/search/engine.ts";

console.log(openEngine([]).search("x"));
