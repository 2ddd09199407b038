import { SceneFrame } from "~/ui/scene";

/** Three of the places that we work for; on a phone the first is the large one. */
export function Places() {
  return (
    <div className="places">
      <SceneFrame name="duka" sizes="(min-width: 768px) 33vw, 100vw" loading="lazy" />
      <SceneFrame name="restaurant" sizes="(min-width: 768px) 33vw, 50vw" loading="lazy" />
      <SceneFrame name="rental" sizes="(min-width: 768px) 33vw, 50vw" loading="lazy" />
    </div>
  );
}
