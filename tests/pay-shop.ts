import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { type Order, orders, type PaymentAttempt, paymentAttempts, payments } from "~/db/schema";
import { paymentChecksQueue } from "~/jobs/queues.server";
import { placeOrder } from "~/orders/place-order.server";
import type { PayRequest } from "~/payments/attempts/attempts.server";
import { startPayment } from "~/payments/attempts/attempts.server";
import { checkAttempt } from "~/payments/attempts/checks.server";
import type { NotStarted } from "~/payments/attempts/held-back.server";
import { hooksApp } from "~/payments/hooks.server";
import { returnsApp } from "~/payments/returns.server";
import type { OpenServices } from "~/services.server";
import { type Simulators, startSimulators } from "../simulators/start";
import { type DatabaseKind, dropEarlierTriggers, openTestServices } from "./databases";
import { orderOf } from "./orders";

export type PayShop = Awaited<ReturnType<typeof openPayShop>>;

/** A shop whose providers are the simulators, reached by them over HTTP. */
export async function openPayShop(kind: DatabaseKind) {
  let handle: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = createServer(getRequestListener((request) => handle(request)));
  // As in the simulators: no hook is lost to a connection that was just closed.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulators: Simulators = await startSimulators({ siteUrl });
  const services: OpenServices = await openTestServices(kind, { ...simulators.env, SITE_URL: siteUrl });
  await dropEarlierTriggers(services);
  const app = new Hono()
    .onError((_, c) => c.body(null, 500))
    .route("/hooks", hooksApp(services))
    .route("/pay", returnsApp(services));
  handle = (request) => app.fetch(request);
  await services.payments.mpesa?.registerUrls(siteUrl);
  await services.payments.mpesa?.registerPull(siteUrl);

  return {
    services,
    simulators,
    siteUrl,
    /** An order that is confirmed, so that it can be paid: payment terminals of 30,000 shillings. */
    async confirmedOrder(quantity = 1): Promise<Order> {
      const { order: placed } = await placeOrder(services, orderOf({ ...buyer, quantity }), {
        channel: "form",
        requestId: randomUUID(),
      });
      const [order] = await services.db
        .update(orders)
        .set({ orderStatus: "confirmed", confirmedAt: new Date() })
        .where(eq(orders.reference, placed.reference))
        .returning();
      return order as Order;
    },
    async pay(order: Order, request: Partial<PayRequest> = {}): Promise<PaymentAttempt> {
      const started = await this.tryToPay(order, request);
      if ("refused" in started) throw new Error(`not started: ${started.refused}`);
      return started;
    },
    tryToPay(order: Order, request: Partial<PayRequest> = {}): Promise<PaymentAttempt | NotStarted> {
      const { accessKey } = order;
      return startPayment(services, {
        accessKey,
        method: "mpesa",
        phone: "254712345000",
        idempotencyKey: randomUUID(),
        ...request,
      });
    },
    /** What a server's worker does with the questions that are queued and due. Gives how many there were. */
    async workOffChecks(): Promise<number> {
      const { boss } = services.jobs;
      const due = await boss.fetch<{ attemptId: string }>(paymentChecksQueue, { batchSize: 100 });
      for (const { id, data } of due) {
        const { nextCheckAt } = await this.attempt(data.attemptId);
        if (nextCheckAt && nextCheckAt <= new Date()) await checkAttempt(services, data.attemptId);
        await boss.complete(paymentChecksQueue, id);
      }
      return due.length;
    },
    async attempt(id: string): Promise<PaymentAttempt> {
      const [row] = await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
      return row as PaymentAttempt;
    },
    async order({ id }: Order): Promise<Order> {
      const [row] = await services.db.select().from(orders).where(eq(orders.id, id));
      return row as Order;
    },
    paymentsOf({ id }: Order) {
      return services.db.select().from(payments).where(eq(payments.orderId, id));
    },
    async close() {
      await simulators.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await services.close();
    },
  };
}

const buyer = {
  hardware_type: "payment-terminal" as const,
  customer_name: "Wanjiku Kamau",
  customer_email: "wanjiku@kamau.example",
  customer_phone: "+254712345678",
  shipping_address: "Kimathi House, Nairobi",
  payment_method: "mpesa" as const,
};
