import { ChooseTime, WithRequest } from "~/bookings/choose-views";
import { demoPageWords } from "~/bookings/content.sw";
import { Head } from "~/bookings/head";
import type { Offer } from "~/bookings/offer.server";
import { useWords } from "~/language/use-language";
import { AnotherDemo } from "./another-demo";
import { demoWords } from "./content.sw";

type SentProps = { message: string; offer: Offer };

/** The request is stored. Below it, for those who like, the times. */
export function SentAndOffered({ message, offer }: SentProps) {
  const { now, nowText } = useWords(demoPageWords).choose;
  return (
    <>
      <Head title={useWords(demoWords).answers.title} focus>
        {message}
      </Head>
      <WithRequest offer={offer}>
        {!offer.isFull && (
          <div className="demo-now">
            <h2 className="heading-3">{now}</h2>
            <p className="mute">{nowText}</p>
          </div>
        )}
        <ChooseTime offer={offer} day={null} />
        <p className="demo-foot">
          <AnotherDemo />
        </p>
      </WithRequest>
    </>
  );
}
