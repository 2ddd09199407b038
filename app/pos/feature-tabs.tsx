import { Illustration } from "~/illustrations/illustration";
import { type IllustrationName, illustrations } from "~/illustrations/illustrations";
import { useWords } from "~/language/use-language";
import { CheckList } from "~/ui/check-list";
import { Tabs } from "~/ui/tabs";
import type { FeatureTab } from "./edition-content";
import { editionPageWords } from "./edition-page-content.sw";

export function FeatureTabs({ tabs }: { tabs: readonly FeatureTab[] }) {
  const all = useWords(editionPageWords).features;
  return (
    <>
      <div className="head head--tabs">
        <h2 className="heading-2">{all}</h2>
      </div>
      <Tabs
        label={all}
        tabs={tabs.map(({ id, name, ...tab }) => ({ id, name, panel: <Panel {...tab} /> }))}
      />
    </>
  );
}

function Panel({ title, lead, points, screen }: Omit<FeatureTab, "id" | "name">) {
  return (
    <div className={screen ? "split tabpanel" : "tabpanel"}>
      <div className="tabpanel__txt">
        <h3 className="heading-3">{title}</h3>
        <p className="mute">{lead}</p>
        <CheckList items={points} />
      </div>
      {screen && (
        <div className={isWide(screen) ? "tabpanel__art" : "tabpanel__art tabpanel__art--fit"}>
          <Illustration name={screen} />
        </div>
      )}
    </div>
  );
}

function isWide(screen: IllustrationName): boolean {
  return illustrations[screen].width > 480;
}
