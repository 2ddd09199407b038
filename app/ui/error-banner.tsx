import { AlertIcon } from "./alert-icon";

type ErrorBannerProps = {
  message: string;
  note: string;
  /** Takes the focus in a page that comes without JavaScript. */
  first?: boolean;
};

/** Above a form that could not be sent. The second line says what is safe. */
export function ErrorBanner({ message, note, first }: ErrorBannerProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: an answer to what the visitor has just sent
    <div className="banner full" role="alert" tabIndex={-1} autoFocus={first} data-form-message>
      <AlertIcon />
      <div>
        <b>{message}</b>
        <span>{note}</span>
      </div>
    </div>
  );
}
