import { Block } from "../block";
import { When } from "../when";
import { privacyTexts, requestWords } from "./content";

type Request = {
  id: number;
  at: Date;
  actor: string;
  action: string;
  after: Record<string, string | number | boolean | null> | null;
};

export function RecentRequests({ requests }: { requests: Request[] }) {
  return (
    <Block title={privacyTexts.lately}>
      {requests.length === 0 && <p className="field__hint">{privacyTexts.none}</p>}
      <ul className="lately">
        {requests.map(({ id, at, actor, action, after }) => (
          <li key={id}>
            <span className="dim nowrap">
              <When at={at} />
            </span>
            <span>{actor}</span>
            <span>
              {requestWords[action] ?? action}
              {after?.kept ? `. Kept by law: ${after.kept}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
