import type { Reading } from "./messages.ts";

/** The window of the other side. */
type Peer = Pick<Window, "postMessage">;

export interface ChannelOptions<Received> {
  /** This window, which listens. */
  readonly here: Pick<Window, "addEventListener" | "removeEventListener">;
  /** The other window, as it is now; null while there is none. */
  readonly getPeer: () => Peer | null;
  /** The only origin that is heard and spoken to. */
  readonly origin: string;
  readonly read: (value: unknown) => Reading<Received>;
  readonly onMessage: (message: Received) => void;
  /** A message of the other side that has a known type and wrong contents, or that could not be decoded. */
  readonly onBroken: (what: string) => void;
}

export interface Channel<Sent> {
  readonly send: (message: Sent) => void;
  readonly close: () => void;
}

/** Hears one window of one origin and sends to that origin, never to "*" (AMB-146). Whatever else arrives has no effect. */
export function openChannel<Sent, Received>(options: ChannelOptions<Received>): Channel<Sent> {
  const { here, getPeer, origin, read, onMessage, onBroken } = options;
  const isOfPeer = ({ origin: from, source }: MessageEvent) =>
    from === origin && source !== null && source === getPeer();
  function hear(event: MessageEvent) {
    if (!isOfPeer(event)) return;
    const reading = read(event.data);
    if (reading.kind === "message") onMessage(reading.message);
    else if (reading.kind === "broken") onBroken(reading.type);
  }
  const fail = (event: MessageEvent) => {
    if (isOfPeer(event)) onBroken(event.type);
  };
  here.addEventListener("message", hear);
  here.addEventListener("messageerror", fail);
  return {
    send: (message) => getPeer()?.postMessage(message, { targetOrigin: origin }),
    close() {
      here.removeEventListener("message", hear);
      here.removeEventListener("messageerror", fail);
    },
  };
}
