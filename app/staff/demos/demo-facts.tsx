import { href, Link } from "react-router";
import { Block } from "../block";
import { customerTexts } from "../customers/content";
import { Facts } from "../facts";
import { Tel } from "../tel";
import { demoTexts as texts } from "./content";

type Demo = {
  when: string;
  there: string | null;
  shows: string;
  how: string;
  area: string | null;
  company: string;
  phone: string;
  email: string;
  reason: string | null;
  writes: [string, string][];
  conversationId: string | null;
  requestId: string;
  visitorPage: string;
  host: { name: string };
};

export function DemoFacts({ demo }: { demo: Demo }) {
  const { labels } = texts;
  return (
    <Block>
      <Facts
        facts={[
          [labels.when, demo.when],
          [labels.there, demo.there],
          [labels.shows, demo.shows],
          [labels.how, demo.how],
          [labels.area, demo.area],
          [texts.with, demo.host.name],
          [labels.company, demo.company],
          [labels.email, demo.email],
          [labels.reason, demo.reason],
          [labels.phone, <Tel key="phone" phone={demo.phone} />],
          ...demo.writes,
        ]}
      />
      <p className="acts">
        {demo.conversationId && (
          <Link className="btn btn--line" to={`/staff/inbox/${demo.conversationId}`}>
            {texts.conversation}
          </Link>
        )}
        <Link className="btn btn--quiet" to={href("/staff/customers/:record", { record: demo.requestId })}>
          {customerTexts.link}
        </Link>
        <a className="btn btn--quiet" href={demo.visitorPage}>
          {texts.page}
        </a>
      </p>
    </Block>
  );
}
