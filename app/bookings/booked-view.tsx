import { Link } from "react-router";
import type { FormFailure } from "~/forms/result";
import { useLanguage } from "~/language/use-language";
import { site } from "~/site";
import { timeThere } from "~/time/zones";
import { ButtonLink } from "~/ui/button";
import { ErrorBanner } from "~/ui/error-banner";
import { demoPageWords, pickerWords } from "./content.sw";
import { Head } from "./head";
import type { ShownBooking } from "./shown-booking";
import { Ticket } from "./ticket";
import { useZone } from "./zone";

type BookedProps = {
  path: string;
  booking: ShownBooking;
  mayChange: boolean;
  focus: boolean;
  problem?: FormFailure;
};

export function BookedView({ path, booking, mayChange, focus, problem }: BookedProps) {
  const language = useLanguage();
  const { booked } = demoPageWords[language];
  const picker = pickerWords[language];
  const zone = useZone();
  const there = zone && timeThere(new Date(booking.at), zone, language);
  return (
    <>
      <Head title={booked.title} focus={focus}>
        {booking.hasLink ? booked.ledeWithLink : booked.lede}{" "}
        <span className="demo-email">{booking.email}</span>.
      </Head>
      <div className="wrap demo-one">
        {problem && <ErrorBanner message={problem.message} note={problem.note ?? ""} first />}
        <Ticket booking={booking} title={booked.ticket(booking.demo)}>
          {booking.time}
          <br />
          {there && (
            <>
              {picker.there(there)}
              <br />
            </>
          )}
          {booking.how}
        </Ticket>
        <div className="row demo-acts">
          <a className="btn btn--primary btn--wide" href={`${path}/velto-demo.ics`}>
            {booked.file}
          </a>
          {mayChange ? (
            <>
              <ButtonLink kind="line" wide to={`${path}?change`}>
                {booked.change}
              </ButtonLink>
              <Link className="link" to={`${path}?cancel`}>
                {booked.cancel}
              </Link>
            </>
          ) : (
            <p>
              {booked.soon} <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>,{" "}
              {booked.soonEnd}
            </p>
          )}
        </div>
        <ul className="calm">
          {booked.notes.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ul>
        <p className="small mute">{booked.keep}</p>
      </div>
    </>
  );
}
