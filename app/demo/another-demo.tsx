import { href } from "react-router";
import { demo } from "./content";

export function AnotherDemo() {
  return (
    <a className="btn btn--line" href={href("/request-demo")}>
      {demo.answers.again}
    </a>
  );
}
