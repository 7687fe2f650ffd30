import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ListenerRefusal, OnRefuse } from "../metrics/listener-refusals.ts";

/** What Node reports of a request that it cannot read, with the status that it answers by itself. */
const errors: Readonly<Record<string, readonly [status: number, reason: ListenerRefusal]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "headersTooSlow"],
  HPE_HEADER_OVERFLOW: [431, "headersTooLarge"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "malformed"],
};

/** Answers requests that are no HTTP, or whose headers are too large or too slow, as Node does, and counts them. */
export function answerClientErrors(server: Server, onRefuse: OnRefuse): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }: IncomingMessage, outgoing: ServerResponse) => answers.set(socket, outgoing));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    // The client has gone, or reads another answer.
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const [status, reason] = errors[error.code ?? ""] ?? [400, "malformed"];
    onRefuse(reason);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  });
}
