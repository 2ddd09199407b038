import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Adds an owner as one does on a server, opens the printed link, and gives the cookie of the session. */
export async function openStaffSession(url: string, env: Record<string, string>): Promise<string> {
  const args = [
    "scripts/staff.js",
    "add",
    "owner@velto.example",
    "--role",
    "owner",
    "--name",
    "Wanjiru Maina",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
  });
  const link = /https?:\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`No link was printed:\n${stdout}`);
  const answer = await fetch(url + new URL(link).pathname, {
    method: "POST",
    body: new URLSearchParams(),
    redirect: "manual",
    headers: { accept: "text/html" },
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  if (!cookies.some((cookie) => /=./.test(cookie))) throw new Error(`The link was answered ${answer.status}`);
  return cookies.filter((cookie) => /=./.test(cookie)).join("; ");
}
