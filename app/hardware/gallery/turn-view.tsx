import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { HardwareType } from "~/catalogue/machines";
import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { galleryWords } from "./content.sw";
import { around, degrees, dragged, frameFile, framesOf, nearest } from "./turn";

type TurnViewProps = { id: HardwareType; name: string; onClose: () => void };

/** The machine on a turntable, turned by dragging or with the arrow keys. Its pictures are asked for here only. */
export default function TurnView({ id, name, onClose }: TurnViewProps) {
  const texts = useWords(galleryWords);
  const slider = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; from: number }>(undefined);
  const [frames] = useState(() => framesOf(savesData()));
  const [type] = useState(imageType);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(0);
  const [at, setAt] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const shown = nearest(at, loaded, frames.length);
  const turned = degrees(at, frames.length);

  useEffect(() => slider.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (event.key === "Escape") return onClose();
    if (event.key !== "Home" && !step) return;
    event.preventDefault();
    setTurned(true);
    setAt(step ? around(at + step, frames.length) : 0);
  }

  function onPointerDown({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    drag.current = { x: clientX, from: at };
    setTurned(true);
  }

  function onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const distance = clientX - drag.current.x;
    setAt(dragged(drag.current.from, distance, currentTarget.clientWidth, frames.length));
  }

  function onPointerEnd() {
    drag.current = undefined;
  }

  return (
    <div className="turn">
      <div
        ref={slider}
        className="turn__table"
        role="slider"
        tabIndex={0}
        aria-label={`${texts.turn}: ${name}`}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={turned}
        aria-valuetext={texts.turned(turned)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        {frames.map((number, place) => (
          <img
            key={number}
            className={place === shown ? "is-on" : undefined}
            src={frameFile(id, number, type)}
            width={960}
            height={720}
            alt=""
            draggable={false}
            onLoad={() => setLoaded((before) => new Set(before).add(place))}
            onError={() => setFailed((count) => count + 1)}
          />
        ))}
      </div>
      <p className="turn__note" role="status">
        {noteOf({ loaded: loaded.size, failed, all: frames.length, isTurned }, texts)}
      </p>
      <button type="button" className="gal__turn" onClick={onClose}>
        <Icon name="x" /> {texts.back}
      </button>
    </div>
  );
}

type Turning = { loaded: number; failed: number; all: number; isTurned: boolean };

function noteOf({ loaded, failed, all, isTurned }: Turning, texts: (typeof galleryWords)["en"]): string {
  if (failed === all) return texts.failed;
  if (loaded + failed < all) return texts.loading;
  return isTurned ? "" : texts.hint;
}

/** The gallery's own picture shows which of the two formats this browser takes. */
function imageType(): "avif" | "webp" {
  const picture = document.querySelector<HTMLImageElement>(".gal__strip img");
  return picture?.currentSrc.endsWith(".avif") ? "avif" : "webp";
}

function savesData(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return Boolean(line?.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches;
}
