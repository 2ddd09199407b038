import { Icon } from "./icon";

/** Above a form that could not be sent. The second line says what is safe. */
export function ErrorBanner({ message, note }: { message: string; note: string }) {
  return (
    <div className="banner full" role="alert">
      <Icon name="circle-alert" />
      <div>
        <b>{message}</b>
        <span>{note}</span>
      </div>
    </div>
  );
}
