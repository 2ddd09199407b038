import { loadedNear } from "~/near/loaded-near";
import { savedUnder } from "./state/saved-under";

const load = () => import("./till").then(({ Till }) => Till);
const common = {
  chunk: "till",
  placeholder: <div className="till-counter" />,
  keeps: savedUnder,
};

/** The till in the middle of a page that is read. */
export const TillNear = loadedNear(load, { ...common, ahead: "near" });

/** The till on its own page. */
export const TillAtOnce = loadedNear(load, { ...common, ahead: "load" });
