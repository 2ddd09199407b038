import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FormFailure } from "~/forms/result";
import { useWords } from "~/language/use-language";
import { demoPageWords, pickerWords } from "./content.sw";
import { Head } from "./head";
import type { Offer } from "./offer.server";
import { Picker } from "./picker";
import type { ShownBooking } from "./shown-booking";

type ChooseProps = { offer: Offer; day: string | null; problem?: FormFailure };

export function ChooseView({ offer, day, problem }: ChooseProps) {
  const { choose } = useWords(demoPageWords);
  return (
    <>
      <Head title={choose.title}>{choose.lede(offer.demo, offer.minutes)}</Head>
      <WithRequest offer={offer}>
        <ChooseTime offer={offer} day={day} problem={problem} />
      </WithRequest>
    </>
  );
}

/** The picker, or that there is nothing to pick. */
export function ChooseTime({ offer, day, problem }: ChooseProps) {
  const { choose } = useWords(demoPageWords);
  if (offer.isFull) return <Full offer={offer} />;
  return (
    <Picker offer={offer} day={day} problem={problem} button={{ label: choose.button, busy: choose.busy }} />
  );
}

export function ChangeView({ offer, booking, day, problem }: ChooseProps & { booking: ShownBooking }) {
  const { change } = useWords(demoPageWords);
  return (
    <>
      <Head title={change.title}>{change.lede(booking.dayWords, booking.clock)}</Head>
      <WithRequest offer={offer}>
        {offer.isFull ? (
          <Full offer={offer} />
        ) : (
          <Picker
            offer={offer}
            day={day}
            problem={problem}
            query="change"
            place={booking.place}
            area={booking.area}
            instead={booking.at}
            button={{ label: change.button, labelFor: change.buttonFor, busy: change.busy }}
          />
        )}
        <p className="small mute demo-foot">
          {change.stays} <Link to={`${offer.path}?cancel`}>{change.instead}</Link>
        </p>
      </WithRequest>
    </>
  );
}

function Full({ offer }: { offer: Offer }) {
  const texts = useWords(pickerWords);
  return (
    <>
      <h2 className="heading-3">{texts.full.title(offer.weeks)}</h2>
      <p className="mute demo-full">{texts.full.text(offer.until)}</p>
    </>
  );
}

/** The sheet, and beside it what was asked for. */
export function WithRequest({ offer, children }: { offer: Offer; children: ReactNode }) {
  const { title, leave, ...labels } = useWords(pickerWords).request;
  const { request } = offer;
  const facts = [
    [labels.name, request.name],
    [labels.company, request.company],
    [labels.phone, request.phone],
    [labels.edition, request.edition],
  ];
  return (
    <div className="wrap demo">
      <div className="demo__form">
        <div className="sheet">{children}</div>
      </div>
      <aside className="demo__side demo-request">
        <h2 className="heading-4">{title}</h2>
        <dl className="facts">
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <p>{leave}</p>
      </aside>
    </div>
  );
}
