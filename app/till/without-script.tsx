import { Illustration } from "~/illustrations/illustration";
import { section } from "./content";

/** In the place of the till where there are no scripts to run it. */
export function WithoutScript() {
  return (
    <div className="till-without">
      <Illustration name="pos-sale" />
      <p>{section.withoutScript}</p>
    </div>
  );
}
