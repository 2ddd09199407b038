import { chmod, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Composer, compose } from "./compose.server";
import type { Mail } from "./mail.server";

/** Without a mail server, emails become files that any mail program opens, and only this user can read. */
export function outboxMail(folder: string, composer: Composer): Mail {
  const transport = createTransport({ streamTransport: true });
  return {
    async send(email) {
      const { message } = await transport.sendMail(await compose(email, composer));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const path = join(folder, `${email.key.replaceAll(":", ".")}.eml`);
      const file = await open(`${path}.part`, "w", 0o600);
      try {
        await file.chmod(0o600);
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}
