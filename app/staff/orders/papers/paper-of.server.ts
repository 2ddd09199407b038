import { data } from "react-router";
import { languageIn } from "~/language/language";
import { isPaper, paperOf } from "~/orders/papers/paper";
import type { Services } from "~/services-context";
import { findOrder } from "../find-order.server";

type Asked = { services: Services; params: { reference?: string; paper?: string }; url: URL };

/** The paper that an address names, in the buyer's language or the one that is asked for. */
export async function paperAsked({ services, params: { reference = "", paper = "" }, url }: Asked) {
  const order = isPaper(paper) ? await findOrder(services, reference) : undefined;
  if (!order || !isPaper(paper)) throw data(null, 404);
  const asked = url.searchParams.get("language");
  const language = asked ? languageIn(asked) : order.language;
  const { rows: lines, serials } = order;
  return { order, language, name: paper, file: paperOf(paper, { order, lines, serials }, language) };
}
