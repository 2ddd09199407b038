/** A form that waited was sent by the page and not by the form itself, which may stand on the same page. */
export function tellSent(name: string) {
  dispatchEvent(new CustomEvent<string>(event, { detail: name }));
}

export function sentElsewhere(name: string, then: () => void, signal: AbortSignal) {
  const onSent = ({ detail }: CustomEventInit<string>) => {
    if (detail === name) then();
  };
  addEventListener(event, onSent as EventListener, { signal });
}

const event = "velto:sent";
