import { connect } from "node:net";

export type RawAnswer = { status: number; headers: string; body: string };

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the other side hangs up.
 * `undefined`: it hung up without a word.
 */
export function sendRaw(
  port: number,
  request: Buffer,
  { patienceMs = 60_000, thenLeave = false } = {},
): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`No answer within ${patienceMs} ms`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // A server that has answered may close while the rest of a refused body is still on its way.
      if (/^(ECONNRESET|EPIPE)$/.test(error.code ?? "")) resolve(parse(Buffer.concat(chunks)));
      else reject(error);
    });
    socket.on("close", () => resolve(parse(Buffer.concat(chunks))));
    socket.write(request, () => {
      if (thenLeave) socket.destroy();
    });
  });
}

function parse(bytes: Buffer): RawAnswer | undefined {
  const text = bytes.toString("latin1");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1]);
  if (!status) return undefined;
  // An interim answer comes before the real one.
  if (status < 200) return parse(bytes.subarray(text.indexOf("\r\n\r\n") + 4));
  const end = text.indexOf("\r\n\r\n");
  return { status, headers: text.slice(0, end), body: text.slice(end + 4) };
}
