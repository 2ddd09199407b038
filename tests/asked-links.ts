import { orderLinksQueue, signInLinksQueue } from "../app/jobs/queues.server";
import { mailOrderLink } from "../app/orders/order-links.server";
import { mailSignInLink } from "../app/people/sign-in.server";
import type { Services } from "../app/services-context";

/** Does what the workers of a server do with the links that were asked for. */
export async function mailAskedLinks(services: Services) {
  await workOff(services, orderLinksQueue, (asked) => mailOrderLink(services, asked as never));
  await workOff(services, signInLinksQueue, (asked) => mailSignInLink(services, asked as never));
}

async function workOff({ jobs: { boss } }: Services, queue: string, work: (data: object) => Promise<void>) {
  for (const { id, data } of await boss.fetch<object>(queue, { batchSize: 100 })) {
    await work(data);
    await boss.complete(queue, id);
  }
}
