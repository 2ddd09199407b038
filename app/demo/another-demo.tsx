import { href, Link } from "react-router";
import { demo } from "./content";

export function AnotherDemo({ onClick }: { onClick: () => void }) {
  return (
    <Link className="btn btn--line" to={href("/request-demo")} onClick={onClick}>
      {demo.answers.again}
    </Link>
  );
}
