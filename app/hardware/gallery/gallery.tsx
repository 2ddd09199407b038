import { lazy, Suspense, useRef, useState } from "react";
import type { Hardware, View } from "~/catalogue/catalogue";
import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { pictureFile, recipeOf } from "~/ui/pictures";
import { CarriedStage } from "~/ui/stage";
import { useHydrated } from "~/ui/use-hydrated";
import { galleryWords } from "./content.sw";
import { enlargedId } from "./gallery-element";
import { ZoomDialog } from "./zoom-dialog";

const TurnView = lazy(() => import("./turn-view"));

/**
 * Pictures side by side in a strip that scrolls: swiping is the browser's own, and without JavaScript they are a list.
 * `<picture-gallery>` joins the thumbnails, the keys and the enlarged pictures to it. It may do so before the page is
 * hydrated, so all it changes is which radio button is checked: state that React leaves to the browser. The machine
 * that turns is fetched when it is asked for.
 */
export function Gallery({
  machine,
}: {
  machine: Pick<Hardware, "id" | "name" | "path" | "views" | "turns">;
}) {
  const texts = useWords(galleryWords);
  const { views } = machine;
  const [isTurning, setTurning] = useState(false);
  const isHydrated = useHydrated();
  const turnButton = useRef<HTMLButtonElement>(null);

  function stopTurning() {
    setTurning(false);
    requestAnimationFrame(() => turnButton.current?.focus());
  }

  return (
    <picture-gallery>
      <div className="gal">
        <CarriedStage path={machine.path} isOwnPage className="gal__stage">
          <ul className="gal__strip" inert={isTurning}>
            {views.map((view, place) => (
              <Slide key={view.name} view={view} place={place} count={views.length} />
            ))}
          </ul>
          {isTurning ? (
            <Suspense fallback={<p className="turn__note">{texts.loading}</p>}>
              <TurnView id={machine.id} name={machine.name} onClose={stopTurning} />
            </Suspense>
          ) : (
            machine.turns && (
              <button
                ref={turnButton}
                type="button"
                className="gal__turn"
                disabled={!isHydrated}
                onClick={() => setTurning(true)}
              >
                <Icon name="rotate-3d" /> {texts.turn}
              </button>
            )
          )}
        </CarriedStage>
        <fieldset className="gal__thumb" hidden={isTurning}>
          <legend className="visually-hidden">{texts.pictures}</legend>
          {views.map(({ name, label }, place) => (
            <label key={name}>
              <input
                type="radio"
                name="picture"
                className="visually-hidden"
                aria-label={texts.nth(place + 1, label)}
                defaultChecked={place === 0}
                autoComplete="off"
              />
              <Thumbnail name={name} />
            </label>
          ))}
        </fieldset>
      </div>
    </picture-gallery>
  );
}

/** The pictures enlarged, apart from the gallery: what opens later need not come with the top of the page. */
export function EnlargedPictures({ machine: { views } }: { machine: Pick<Hardware, "views"> }) {
  return views.map((view, place) => <ZoomDialog key={view.name} id={enlargedId(place)} view={view} />);
}

type SlideProps = { view: View; place: number; count: number };

/** The link is to the large picture itself, for when there is no script to open its dialog (`enlargedId`). */
function Slide({ view: { name, alt }, place, count }: SlideProps) {
  const texts = useWords(galleryWords);
  return (
    <li>
      <a className="gal__zoom" href={pictureFile(name, 1600, "webp")}>
        <Picture
          name={name}
          sizes="(min-width: 1280px) 640px, (min-width: 1024px) 48vw, calc(100vw - 42px)"
          loading={place === 0 ? "eager" : "lazy"}
          alt={alt}
        />
        <span className="visually-hidden">{texts.enlarge}</span>
      </a>
      <span className="gal__number">{texts.number(place + 1, count)}</span>
    </li>
  );
}

/** Small enough to come at once, so it has no placeholder of its own. */
function Thumbnail({ name }: Pick<View, "name">) {
  const { thumbnail = 0 } = recipeOf(name);
  return (
    <picture>
      <source type="image/avif" srcSet={pictureFile(name, thumbnail, "avif")} />
      <img
        src={pictureFile(name, thumbnail, "webp")}
        width={192}
        height={144}
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  );
}
