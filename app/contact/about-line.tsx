import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage, useWords } from "~/language/use-language";
import { contactWords } from "./content.sw";

/**
 * Shows what the link was about. A page from the server names it already; one that was kept on the device, or opened
 * by the application, finds out here.
 */
export function AboutLine({ named }: { named: string | undefined }) {
  const { search } = useLocation();
  const language = useLanguage();
  const [about, setAbout] = useState(named);
  useEffect(() => {
    if (!/[?&](about|order)=/.test(search)) return setAbout(undefined);
    // The catalogue with its texts is fetched for those who come with such a link only.
    import("./about").then(
      ({ aboutOf }) => setAbout(aboutOf(new URLSearchParams(search), language)),
      (error) => console.warn("What the link is about can't be shown", error),
    );
  }, [search, language]);
  return about ? <AskingAbout>{about}</AskingAbout> : null;
}

export function AskingAbout({ children }: { children: string }) {
  return (
    <p className="full form__about">
      {useWords(contactWords).about} <b>{children}</b>.
    </p>
  );
}
