import { once } from "node:events";
import { connect } from "node:net";
import { onTestFinished } from "vitest";

/** Connections that ask for more than the network holds and read none of it, until the test ends. */
export async function stallReaders(port: number, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {}).pause();
    await once(socket, "connect");
    socket.write("GET /media/hero/hero-1280x720.webm HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
  }
}
