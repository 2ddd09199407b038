import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Shows what the link was about. The server reads the same from the address, so it needs no script to arrive. */
export function AboutLine() {
  const { search } = useLocation();
  const [about, setAbout] = useState<string>();
  useEffect(() => {
    if (!/[?&](about|order)=/.test(search)) return setAbout(undefined);
    // The catalogue with its texts is fetched for those who come with such a link only.
    import("./about").then(
      ({ aboutOf }) => setAbout(aboutOf(new URLSearchParams(search))),
      (error) => console.warn("What the link is about can't be shown", error),
    );
  }, [search]);
  return about ? <AskingAbout>{about}</AskingAbout> : null;
}

export function AskingAbout({ children }: { children: string }) {
  return (
    <p className="full form__about">
      You are asking about <b>{children}</b>.
    </p>
  );
}
