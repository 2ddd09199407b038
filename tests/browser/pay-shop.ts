import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../free-port";
import { startPostgres } from "../postgres";
import { untilReady } from "./ready";

export type PayShop = Awaited<ReturnType<typeof openPayShop>>;

/** The built site with simulated payments, on a database that tests can reach too: staff confirm orders there. */
export async function openPayShop() {
  const postgres = await startPostgres(["fsync=off"]);
  // The simulators take the port after it.
  const port = await freePort(2);
  const dataDir = mkdtempSync(join(tmpdir(), "velto-pay-"));
  const site = spawn(process.execPath, ["scripts/serve.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      PORT: String(port),
      PAYMENTS: "simulated",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://localhost:${port}`;
  await untilReady(site, url);
  const client = new pg.Client(postgres.url);
  await client.connect();

  return {
    url,
    phone: `http://127.0.0.1:${port + 1}`,
    /** The page of an order that was just confirmed. */
    async confirmedOrder({ method = "mpesa", quantity = 1 } = {}): Promise<string> {
      const key = randomBytes(18).toString("base64url");
      const reference = `VLT-${Array.from(randomBytes(7), (byte) => letters[byte % letters.length]).join("")}`;
      await client.query(
        `insert into hardware_orders (reference, access_key, hardware_type, hardware_name, unit_price, quantity,
           total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method)
         values ($1, $2, 'payment-terminal', 'Payment Terminal', 30000, $3, 30000 * $3::int, 'Wanjiku Kamau',
           'wanjiku@kamau.example', '+254712345678', 'Kimathi House, Nairobi', $4)`,
        [reference, key, quantity, method],
      );
      await this.confirm(key);
      return `${url}/orders/${key}`;
    },
    async confirm(key: string) {
      await client.query(
        "update purchases set order_status = 'confirmed', confirmed_at = now() where access_key = $1",
        [key],
      );
    },
    /** Somebody who gives demos. */
    async addHost(name: string) {
      await client.query("insert into staff (name, email, role) values ($1, $2, 'sales')", [
        name,
        `${name.toLowerCase().replaceAll(" ", ".")}@velto.example`,
      ]);
    },
    /** What somebody does at the phone with the prompt for an order. */
    async answer(reference: string, choice: string) {
      const page = await (await fetch(`${this.phone}/`)).text();
      const account = reference.replace("-", "");
      const form = page.slice(page.indexOf(`account ${account}`)).match(/action="(\/prompts\/[^"]+)"/)?.[1];
      if (!form) throw new Error("There is no prompt on the phone.");
      const body = new URLSearchParams({ do: choice });
      await fetch(this.phone + form, { method: "POST", body });
    },
    async payByHand(reference: string, amount: string) {
      const body = new URLSearchParams({ account: reference.replace("-", ""), amount });
      await fetch(`${this.phone}/by-hand`, { method: "POST", body });
    },
    async close() {
      await client.end();
      const ended = new Promise((done) => site.once("exit", done));
      site.kill("SIGTERM");
      await ended;
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
