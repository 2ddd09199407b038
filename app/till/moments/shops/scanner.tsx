import type { useBeep } from "~/till/use-beep";
import { Button } from "~/ui/button";
import { scanner } from "./content";
import type { CounterProps } from "./scale";
import { nextPack } from "./state";
import { usePull } from "./use-pull";

type ScannerProps = CounterProps & { sound: ReturnType<typeof useBeep> };

/** A pack is pulled into the beam, or scanned by the button; the next one comes up from the left. */
export function Scanner({ counter, act, sound }: ScannerProps) {
  const pack = nextPack(counter);
  const pull = usePull(() => act({ do: "scan" }));
  return (
    <div className="shop-station">
      <svg className="shop-station__art" viewBox="0 0 430 380" role="img" aria-label={scanner.picture}>
        <path
          key={`beam ${counter.scanned}`}
          className="shop-beam"
          data-flash={counter.scanned || undefined}
          d="M268 214L92 292L104 338L166 338z"
          fill="#d9412b"
        />
        <g key={counter.scanned} className="shop-pack" data-new={counter.scanned || undefined}>
          <g
            className="shop-pack__pulled"
            data-pulled={pull.x ? "" : undefined}
            {...pull.handlers}
            {...pull.place}
          >
            <rect x="-48" y="-70" width="96" height="140" rx="8" fill={pack.colour} />
            <rect x="-36" y="-2" width="72" height="56" rx="4" fill="#fbf8f3" />
            <path
              d="M-26 10v32M-20 10v32M-8 10v32M2 10v32M8 10v32M20 10v32M26 10v32"
              stroke="#10211a"
              strokeWidth="3"
            />
            <path d="M-13 10v32M14 10v32" stroke="#10211a" strokeWidth="6" />
            <text y="-34" textAnchor="middle" fill="#fff" fontSize="15" fontWeight="620">
              {pack.short}
            </text>
          </g>
        </g>
        <path d="M348 190q22 70 8 164" stroke="#2a332e" strokeWidth="28" fill="none" />
        <rect x="284" y="346" width="140" height="20" rx="10" fill="#10211a" />
        <g transform="translate(330 178) rotate(-28)">
          <rect x="-62" y="-36" width="132" height="72" rx="28" fill="#2a332e" />
          <rect x="-72" y="-26" width="26" height="52" rx="9" fill="#a5301c" />
          <path d="M10-14h34" stroke="#5db892" strokeWidth="6" strokeLinecap="round" />
        </g>
      </svg>
      <h3>{scanner.title}</h3>
      <p>{scanner.text}</p>
      <div className="mo-row">
        <Button type="button" kind="primary" size="s" onClick={() => act({ do: "scan" })}>
          {scanner.scan(pack.name)}
        </Button>
        <button type="button" className="mo-button" aria-pressed={sound.isOn} onClick={sound.toggle}>
          {sound.isOn ? scanner.sound.on : scanner.sound.off}
        </button>
      </div>
    </div>
  );
}
