import { type KeyboardEvent, useState } from "react";
import { Icon } from "~/ui/icon";
import { items } from "../content";
import { type Category, categories, type GoodId, goods, nameOf } from "../goods";
import { isCode } from "../rules/scanner";
import { pieces } from "../state/figures";
import { useTill } from "../use-till";
import { moveInGrid } from "./move-in-grid";
import { Tile } from "./tile";
import { Tray } from "./tray";

/** Find, tap or scan. */
export function Items({ isInert }: { isInert: boolean }) {
  const { state, act } = useTill();
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<Category>();
  const [servedFor, setServedFor] = useState(state.nextNo);
  if (servedFor !== state.nextNo) {
    // The next customer starts with all items.
    setServedFor(state.nextNo);
    setQuery("");
    setCategory(undefined);
  }
  const found = goods.filter(
    (good) =>
      (!category || good.category === category) &&
      nameOf(good).toLowerCase().includes(query.trim().toLowerCase()),
  );
  const hasTray = !state.online || state.queue.waiting.length > 0;

  const lines = state.stage === "done" ? [] : state.basket.lines;
  const countOf = (id: GoodId) => pieces(lines.filter(({ good }) => good === id));

  function onEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    if (isCode(query)) {
      act({ do: "scan", code: query.replaceAll(" ", "") });
      setQuery("");
    } else if (found[0] && query.trim()) {
      act({ do: "add", good: found[0].id });
      event.currentTarget.select();
    }
  }

  return (
    <div className="till-items" data-tray={hasTray || undefined} inert={isInert}>
      <div className="till-find">
        <Icon name="search" />
        <input
          type="search"
          aria-label={items.search}
          placeholder={items.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onEnter}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="till-cats" role="group" aria-label={items.categories}>
        {[undefined, ...categories].map((each) => (
          <button
            key={each ?? items.all}
            type="button"
            className="till-cat"
            aria-pressed={category === each}
            onClick={() => setCategory(each)}
          >
            {each ?? items.all}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="till-grid" role="group" aria-label={items.list} onKeyDown={moveInGrid}>
        {found.map((good) => (
          <Tile key={good.id} good={good} count={countOf(good.id)} act={act} />
        ))}
        {found.length === 0 && (
          <p className="till-none">
            <b>{items.none(query)}</b>
            {items.noneHint}
          </p>
        )}
      </div>
      {hasTray && <Tray />}
    </div>
  );
}
