import { Ticks } from "./ticks";

/** In what language somebody gets the emails and documents of what staff write down for them. */
export function LanguageChoice({ chosen }: { chosen: string | undefined }) {
  return (
    <Ticks
      inRow
      legend="Emails and documents in"
      name="language"
      options={[
        ["en", "English"],
        ["sw", "Kiswahili"],
      ]}
      chosen={chosen === "sw" ? "sw" : "en"}
    />
  );
}
