import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { serialTexts as texts } from "./content";

/** Of the Shape Detection API, which TypeScript does not know yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new () => Detector;

/** Reads numbers with the camera, where the browser can. Each is read once while it stays in view. */
export function ScanButton({ onScanned }: { onScanned: (serial: string) => void }) {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState(false);
  if (!isHydrated || !detectorClass()) return null;
  return (
    <>
      <button className="btn btn--line" type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {isOn ? texts.stopScanning : texts.scan}
      </button>
      {isOn && (
        <Camera
          onScanned={onScanned}
          onProblem={() => {
            setOn(false);
            setProblem(true);
          }}
        />
      )}
      {problem && (
        <p className="field__hint" role="status">
          {texts.noCamera}
        </p>
      )}
    </>
  );
}

function Camera({ onScanned, onProblem }: { onScanned: (serial: string) => void; onProblem: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef({ onScanned, onProblem });
  heard.current = { onScanned, onProblem };
  useEffect(() => {
    const Detector = detectorClass();
    const screen = video.current;
    if (!Detector || !screen) return;
    const detector = new Detector();
    let stream: MediaStream | undefined;
    let isOver = false;

    async function look() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (!screen || isOver) return stop();
      screen.srcObject = stream;
      await screen.play();
      while (!isOver) {
        for (const { rawValue } of await detector.detect(screen)) heard.current.onScanned(rawValue.trim());
        await new Promise((next) => requestAnimationFrame(next));
      }
    }

    function stop() {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    look().catch(() => {
      if (!isOver) heard.current.onProblem();
    });
    return stop;
  }, []);
  return <video ref={video} className="scan" muted playsInline aria-label={texts.camera} />;
}

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}
