import { useEffect, useRef, useState } from "react";

/** One short beep for each item, once sound is switched on. */
export function useBeep(count: number) {
  const [isOn, setOn] = useState(false);
  const audio = useRef<AudioContext>(undefined);
  const heard = useRef(count);

  useEffect(() => {
    const isMore = count > heard.current;
    heard.current = count;
    if (isOn && isMore && audio.current) beep(audio.current);
  }, [count, isOn]);

  function toggle() {
    audio.current ??= new AudioContext();
    if (!isOn) beep(audio.current);
    setOn(!isOn);
  }
  return { isOn, toggle };
}

function beep(audio: AudioContext) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 1480;
  volume.gain.value = 0.04;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.07);
}
