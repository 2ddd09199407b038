import type { ReactNode } from "react";
import { Form, Link, useSubmit } from "react-router";
import { nairobiTime } from "~/time/nairobi";
import { longDay, shortTime } from "~/time/words";
import { Options } from "~/ui/field";
import { customerTexts } from "../customers/content";
import { Facts } from "../facts";
import { StaffIcon } from "../icon";
import { Links } from "../links";
import { Tel } from "../tel";
import { When } from "../when";
import { detail } from "./content";
import { paperNames, paperTexts } from "./papers/content";
import type { ShownOrder } from "./shown-order.server";

export function Side({ order, children }: { order: ShownOrder; children: ReactNode }) {
  return (
    <aside className="side" aria-label="About this order">
      <Buyer order={order} />
      <Others others={order.others} />
      <Delivery order={order} />
      <PapersOf order={order} />
      {children}
      <Owner ownerId={order.ownerId} people={order.people} />
      <Timeline order={order} />
    </aside>
  );
}

function Buyer({ order: { buyer, customer, reference, link } }: { order: ShownOrder }) {
  const texts = detail.buyer;
  const subject = encodeURIComponent(`Your order ${reference}`);
  return (
    <section>
      <h2>{texts.title}</h2>
      <Facts
        facts={[
          [texts.name, buyer.name],
          [texts.business, buyer.business],
          [texts.phone, <Tel key="phone" phone={buyer.dial} />],
          [
            texts.email,
            buyer.email ? (
              <a key="email" className="text-link" href={`mailto:${buyer.email}?subject=${subject}`}>
                {buyer.email}
              </a>
            ) : (
              texts.noEmail
            ),
          ],
          [
            texts.link,
            link && (
              <a key="link" className="text-link" href={link}>
                {link}
              </a>
            ),
          ],
          [texts.pin, buyer.pin],
          ...buyer.facts,
        ]}
      />
      <div className="acts">
        <a className="btn btn--line" href={`tel:${buyer.dial}`}>
          <StaffIcon name="phone" />
          {texts.call}
        </a>
        {buyer.whatsapp && (
          <a className="btn btn--line" href={`https://wa.me/${buyer.whatsapp}`} rel="noreferrer">
            {texts.whatsapp}
          </a>
        )}
        {buyer.whatsapp && link && (
          <a className="btn btn--line" href={whatsappOf(buyer.whatsapp, reference, link)} rel="noreferrer">
            {texts.sendLink}
          </a>
        )}
        {buyer.email && (
          <a className="btn btn--line" href={`mailto:${buyer.email}?subject=${subject}`}>
            {texts.write}
          </a>
        )}
        {customer && (
          <Link className="btn btn--quiet" to={customer}>
            {customerTexts.link}
          </Link>
        )}
      </div>
    </section>
  );
}

function whatsappOf(number: string, reference: string, link: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(detail.buyer.linkText(reference, link))}`;
}

/** What else we have of the buyer. */
function Others({ others }: Pick<ShownOrder, "others">) {
  const texts = detail.others;
  const facts = (["orders", "quotations", "conversations"] as const).map(
    (name) =>
      [texts[name], others[name].length > 0 && <Links key={name} of={others[name]} none="" />] as const,
  );
  if (facts.every(([, links]) => !links)) return null;
  return (
    <section>
      <h2>{texts.title}</h2>
      <Facts facts={facts} />
    </section>
  );
}

function Delivery({ order: { buyer, agreed, agreedMoney, serials, cancelNote } }: { order: ShownOrder }) {
  const texts = detail.delivery;
  const { trackingUrl } = agreed;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="lines">{buyer.address}</p>
      <Facts
        facts={[
          [texts.agreed, agreed.deliveryDay && longDay(agreed.deliveryDay)],
          [texts.cost, agreedMoney?.deliveryCost && `${agreedMoney.deliveryCost}, ${texts.toCourier}`],
          [texts.pays, agreedMoney?.paysBy],
          [texts.warranty, agreed.warranty],
          [texts.courier, agreed.courier],
          [texts.tracking, agreed.trackingNumber],
          [
            texts.follow,
            trackingUrl && (
              <a key="track" className="text-link" href={trackingUrl} rel="noreferrer">
                {new URL(trackingUrl).host}
              </a>
            ),
          ],
          [texts.driver, agreed.driverPhone],
          [
            texts.signed,
            agreed.signedBy &&
              [agreed.signedBy, agreed.handedOverAt && shortTime(nairobiTime(agreed.handedOverAt))]
                .filter(Boolean)
                .join(", "),
          ],
          [texts.damage, agreed.damage],
          [
            texts.serials,
            serials && (
              <span key="serials" className="lines">
                {serials}
              </span>
            ),
          ],
          [detail.notes.title, cancelNote],
        ]}
      />
    </section>
  );
}

/** What goes along with the machines. */
function PapersOf({ order: { reference, status, returns } }: { order: ShownOrder }) {
  if (status === "pending" || status === "cancelled") return null;
  const links = Object.entries(paperNames).map(([name, text]) => ({
    to: `/staff/orders/${reference}/papers/${name}`,
    text,
  }));
  return (
    <section>
      <h2>{paperTexts.title}</h2>
      <p>
        <Links of={links} none="" />
      </p>
      {(status === "shipped" || status === "delivered") && (
        <p>
          {detail.delivery.returns}: <Links of={returns} none={detail.delivery.noReturns} />.{" "}
          <Link className="text-link" to="/staff/returns">
            {detail.delivery.openReturn}
          </Link>
        </p>
      )}
    </section>
  );
}

function Owner({ ownerId, people }: Pick<ShownOrder, "ownerId" | "people">) {
  const submit = useSubmit();
  const texts = detail.owner;
  return (
    <section>
      <h2>{texts.title}</h2>
      <Form method="post" className="owner" onChange={(event) => submit(event.currentTarget)}>
        <input type="hidden" name="intent" value="assign" />
        <select
          className="input"
          name="owner"
          aria-label={texts.title}
          defaultValue={ownerId ?? ""}
          key={ownerId}
        >
          <option value="">{texts.nobody}</option>
          <Options of={people.map(({ id, name }) => [id, name])} />
        </select>
        <noscript>
          <button className="btn btn--line" type="submit">
            {texts.save}
          </button>
        </noscript>
      </Form>
    </section>
  );
}

function Timeline({ order: { timeline, status, agreed } }: { order: ShownOrder }) {
  const texts = detail.timeline;
  return (
    <section>
      <h2>{texts.title}</h2>
      <ol className="way">
        {timeline.map((step) => (
          <li
            key={step.status}
            className={step.status === status ? "on at" : step.at ? "on" : undefined}
            aria-current={step.status === status ? "step" : undefined}
          >
            <i>{step.at && <StaffIcon name="check" />}</i>
            <div>
              <b>{step.title}</b>
              <small>
                {step.at && <When at={step.at} />}
                {step.status === "packed" && (step.at ? `, ${texts.hidden}` : texts.hidden)}
                {step.status === "shipped" &&
                  !step.at &&
                  agreed.deliveryDay &&
                  `${texts.agreed} ${longDay(agreed.deliveryDay)}`}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
