import { createStaticHandler } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendForm } from "./send";

const refused = "Failed to send message. Please try again later.";
const unreachable = "An error occurred. Please try again later.";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en-KE" } });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("gives back what the server answered", async () => {
  const answer = { success: true as const, message: "Sent" };
  expect(await sendForm(async () => answer, refused)).toBe(answer);
});

test("a server that refuses was reached", async () => {
  const limit = await refusal(429, JSON.stringify({ message: "Please wait 3 minutes." }));
  const result = await sendForm(() => Promise.reject(limit), refused);
  expect(result).toEqual({ success: false, message: refused, note: "Please wait 3 minutes." });
  const page = await refusal(502, "<html>");
  expect(await sendForm(() => Promise.reject(page), refused)).toMatchObject({
    success: false,
    message: refused,
  });
});

test("a dropped connection reached nobody", async () => {
  const result = await sendForm(() => Promise.reject(new TypeError("Failed to fetch")), refused);
  expect(result).toEqual({ success: false, message: unreachable, unreachable: true });
  expect(console.error).toHaveBeenCalled();
});

test("no answer within 15 seconds is a failure", async () => {
  const result = sendForm(() => new Promise<never>(() => {}), refused);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(console.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ message: unreachable, unreachable: true });
});

/** As React Router gives it to the application. */
async function refusal(status: number, body: string): Promise<unknown> {
  const loader = () => Promise.reject(new Response(body, { status }));
  const answer = await createStaticHandler([{ id: "form", path: "/", loader }]).query(
    new Request("http://here/"),
  );
  return answer instanceof Response ? answer : answer.errors?.form;
}
