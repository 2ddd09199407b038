import { languageHere, locales } from "~/language/language";
import { chatWords } from "./content.sw";

/** Speech as an offer: where the browser can listen, and only after a click. */
export function offerVoice(form: HTMLFormElement, field: HTMLInputElement, announce: (text: string) => void) {
  const language = languageHere();
  const chat = chatWords[language];
  const button = form.querySelector<HTMLButtonElement>("[data-speak]");
  const Recognition = recognitionOf(window);
  if (!button || !Recognition) return;
  button.hidden = false;
  let listening: Recognition | undefined;

  button.addEventListener("click", () => {
    if (listening) return listening.stop();
    const recognition = new Recognition();
    recognition.lang = locales[language];
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      field.value = Array.from(results, (result) => result[0]?.transcript ?? "").join("");
    };
    recognition.onerror = ({ error }) => {
      if (error !== "aborted" && error !== "no-speech") announce(chat.noMicrophone);
    };
    recognition.onend = () => {
      listening = undefined;
      button.setAttribute("aria-pressed", "false");
      field.placeholder = chat.placeholder;
      field.focus();
    };
    recognition.start();
    listening = recognition;
    button.setAttribute("aria-pressed", "true");
    field.placeholder = chat.listening;
    announce(chat.listening);
  });
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start(): void;
  stop(): void;
}

function recognitionOf(browser: object): (new () => Recognition) | undefined {
  const known = browser as Record<string, (new () => Recognition) | undefined>;
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}
