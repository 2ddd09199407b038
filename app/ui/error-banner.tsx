import type { ReactNode } from "react";
import { AlertIcon } from "./alert-icon";

type ErrorBannerProps = { message: string; note: string; action?: ReactNode };

/** Above a form that could not be sent. The second line says what is safe. */
export function ErrorBanner({ message, note, action }: ErrorBannerProps) {
  return (
    <div className="banner full" role="alert" tabIndex={-1}>
      <AlertIcon />
      <div>
        <b>{message}</b>
        <span>{note}</span>
        {action}
      </div>
    </div>
  );
}
