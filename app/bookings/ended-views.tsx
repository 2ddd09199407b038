import { useWords } from "~/language/use-language";
import { ButtonLink } from "~/ui/button";
import { demoPageWords } from "./content.sw";
import { Head } from "./head";
import type { ShownBooking } from "./shown-booking";
import { Ticket } from "./ticket";

type EndedProps = { path: string; booking: ShownBooking };

export function CancelledView({ path, booking, focus }: EndedProps & { focus: boolean }) {
  const { cancelled } = useWords(demoPageWords);
  return (
    <>
      <Head title={cancelled.title} focus={focus}>
        {cancelled.lede}
      </Head>
      <div className="wrap demo-one">
        <Ticket booking={booking} title={cancelled.ticket} off>
          {cancelled.text(booking.dayWords, booking.clock)}
        </Ticket>
        <div className="row demo-acts">
          <ButtonLink kind="primary" wide to={`${path}?again`}>
            {cancelled.again}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The time has come and gone, whether the demo took place or not. */
export function OverView({ path, booking }: EndedProps) {
  const { over } = useWords(demoPageWords);
  const words = over[booking.state === "held" || booking.state === "missed" ? booking.state : "past"];
  return (
    <>
      <Head title={words.title}>{words.lede}</Head>
      <div className="wrap demo-one">
        <Ticket booking={booking} title={over.ticket} off={booking.state !== "held"}>
          {booking.time}
          <br />
          {booking.how}
        </Ticket>
        <div className="row demo-acts">
          <ButtonLink kind={booking.state === "held" ? "line" : "primary"} wide to={`${path}?again`}>
            {over.again}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
