import { useWords } from "~/language/use-language";
import { seller } from "~/seller";
import { site } from "~/site";
import { contactWords } from "./content.sw";

/** The company's details on a notice whose foot is cut into slips; who has written takes one along. */
export function Notice({ taken }: { taken: boolean }) {
  const { notice } = useWords(contactWords);
  return (
    <aside className="contact__card" aria-labelledby="contact-information">
      <div className="notice">
        <h2 className="heading-3" id="contact-information">
          {notice.title}
        </h2>
        <dl>
          <div>
            <dt>{notice.phone}</dt>
            {site.phones.map((phone) => (
              <dd key={phone}>
                <a className="notice__big" href={`tel:${phone.replaceAll(" ", "")}`}>
                  {phone}
                </a>
              </dd>
            ))}
          </div>
          <div>
            <dt>{notice.whatsApp}</dt>
            <dd>
              <a href={`https://wa.me/${site.phones[0].replace(/\D/g, "")}`}>{notice.whatsAppLink}</a>
            </dd>
          </div>
          <div>
            <dt>{notice.email}</dt>
            <dd>
              <a href={`mailto:${site.email.info}`}>{site.email.info}</a>
            </dd>
          </div>
          <div>
            <dt>{notice.address}</dt>
            <dd>{site.address.city}</dd>
          </div>
          <div>
            <dt>{notice.hours}</dt>
            <dd>{notice.open}</dd>
            <dd>{notice.anyHour}</dd>
          </div>
          {site.legalName && (
            <div>
              <dt>{notice.company}</dt>
              <dd>{[seller.name, ...seller.lines].join(", ")}</dd>
            </div>
          )}
        </dl>
        <Slips taken={taken} />
      </div>
    </aside>
  );
}

function Slips({ taken }: { taken: boolean }) {
  return (
    <ul className="slips" aria-hidden="true">
      <Slip phone={0} />
      <Slip phone={1} />
      <li className="gone" />
      <Slip phone={1} />
      <Slip phone={0} />
      {taken ? <TakenSlip phone={1} /> : <Slip phone={1} lifted />}
      <Slip phone={0} />
      <Slip phone={1} />
    </ul>
  );
}

function Slip({ phone, lifted }: { phone: 0 | 1; lifted?: boolean }) {
  return (
    <li className={lifted ? "lift" : undefined}>
      <span>{site.phones[phone]}</span>
    </li>
  );
}

/** Where it hung, and the slip itself while it falls. */
function TakenSlip({ phone }: { phone: 0 | 1 }) {
  return (
    <li className="gone gone--now">
      <span>{site.phones[phone]}</span>
    </li>
  );
}
