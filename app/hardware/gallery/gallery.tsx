import { lazy, Suspense, useRef, useState } from "react";
import type { Machine } from "~/catalogue/machine";
import { Icon } from "~/ui/icon";
import { pictureFile } from "~/ui/media";
import { Picture } from "~/ui/picture";
import { CarriedStage } from "~/ui/stage";
import { gallery as texts } from "./content";
import { type View, viewsOf } from "./views";
import { ZoomDialog } from "./zoom-dialog";

const TurnView = lazy(() => import("./turn-view"));

/**
 * Pictures side by side in a strip that scrolls: swiping is the browser's own, and without JavaScript they are a list.
 * `<picture-gallery>` joins thumbnails, keys and the enlarged picture to it; the machine that turns is fetched when
 * somebody asks for it.
 */
export function Gallery({ machine }: { machine: Pick<Machine, "id" | "name" | "path"> }) {
  const views = viewsOf(machine.id);
  const [isTurning, setTurning] = useState(false);
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
              <Slide key={view.name} view={view} isFirst={place === 0} />
            ))}
          </ul>
          <span className="gal__n" hidden={isTurning}>
            {/* A swipe before the application runs has changed the number already. */}
            <span suppressHydrationWarning>1</span> of {views.length}
          </span>
          {isTurning ? (
            <Suspense fallback={<p className="turn__note">{texts.loading}</p>}>
              <TurnView id={machine.id} name={machine.name} onClose={stopTurning} />
            </Suspense>
          ) : (
            <button
              ref={turnButton}
              type="button"
              className="gal__turn"
              data-start-app
              onClick={() => setTurning(true)}
            >
              <Icon name="rotate-3d" /> {texts.turn}
            </button>
          )}
        </CarriedStage>
        <ul className="gal__t" aria-label={texts.pictures} hidden={isTurning}>
          {views.map(({ name, label }, place) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Picture ${place + 1}: ${label}`}
                aria-current={place === 0 ? "true" : undefined}
              >
                <Picture name={name} sizes="92px" loading="lazy" alt="" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ZoomDialog />
    </picture-gallery>
  );
}

function Slide({ view: { name, label }, isFirst }: { view: View; isFirst: boolean }) {
  return (
    <li>
      <a className="gal__zoom" href={pictureFile(name, 1600, "webp")} data-zoom={label}>
        <Picture
          name={name}
          sizes="(min-width: 1280px) 640px, (min-width: 1024px) 48vw, calc(100vw - 42px)"
          loading={isFirst ? "eager" : "lazy"}
        />
        <span className="vh">{texts.enlarge}</span>
      </a>
    </li>
  );
}
