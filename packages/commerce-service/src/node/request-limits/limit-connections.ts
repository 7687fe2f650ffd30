import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { toNetworkBlock } from "../../service/to-network-block.ts";
import type { TrustedProxies } from "../forwarding/trusted-proxies.ts";
import type { SharedLimit } from "./limits.ts";

interface Connections {
  all: Set<Socket>;
  /** Those whose request was refused, and which only read the response. */
  refused: Set<Socket>;
  /** Those without a request that is being received or answered, the one that waits longest first. */
  idle: Set<Socket>;
}

export interface ConnectionLimit {
  /** Counts and limits the connections of a server. */
  watch(server: Server): void;
  /** The request of a connection is refused: it is closed before idle ones. */
  markRefused(socket: Socket): void;
  /** How many are open. */
  open(): number;
}

const proxies = "trusted proxies";
const refusal = [
  "HTTP/1.1 503 Service Unavailable",
  "Connection: close",
  "Retry-After: 1",
  "Content-Length: 0",
  "\r\n",
].join("\r\n");

/**
 * Limits the open connections of each network block and of all clients. At the limit a new connection replaces one
 * whose request was refused, or else the one that has been idle longest; without any it is answered 503. Trusted
 * proxies, which connect for many clients, have only the limit of all.
 */
export function limitConnections({ perBlock, total }: SharedLimit, trusted: TrustedProxies): ConnectionLimit {
  const blocks = new Map<string, Connections>();
  const blockOfSocket = new WeakMap<Socket, string>();
  let open = 0;

  function closeOneOf(connections: Connections | undefined): boolean {
    const [socket] = connections?.refused.size ? connections.refused : (connections?.idle ?? []);
    if (!socket) return false;
    remove(socket);
    socket.destroy();
    return true;
  }

  /** The one of the block with the most connections: others keep theirs. */
  function closeIdleOne(): boolean {
    let largest: Connections | undefined;
    for (const block of blocks.values())
      if (block.idle.size + block.refused.size > 0 && block.all.size > (largest?.all.size ?? 0)) largest = block;
    return closeOneOf(largest);
  }

  function remove(socket: Socket): void {
    const block = blockOfSocket.get(socket);
    const connections = block === undefined ? undefined : blocks.get(block);
    if (block === undefined || !connections?.all.delete(socket)) return;
    connections.idle.delete(socket);
    connections.refused.delete(socket);
    open -= 1;
    if (connections.all.size === 0) blocks.delete(block);
  }

  function add(socket: Socket): void {
    const block = toBlock(socket, trusted);
    const isFull = block !== proxies && (blocks.get(block)?.all.size ?? 0) >= perBlock;
    if ((isFull && !closeOneOf(blocks.get(block))) || (open >= total && !closeIdleOne())) {
      socket.write(refusal);
      socket.destroySoon();
      return;
    }
    const connections = blocks.get(block) ?? { all: new Set(), refused: new Set(), idle: new Set() };
    blocks.set(block, connections);
    connections.all.add(socket);
    connections.idle.add(socket);
    blockOfSocket.set(socket, block);
    open += 1;
    socket.once("close", () => remove(socket));
  }

  const connectionsOf = (socket: Socket) => blocks.get(blockOfSocket.get(socket) ?? "");

  /** Puts a connection that is still open into a set, as the last in order. */
  function mark(socket: Socket, kind: "idle" | "refused"): void {
    const connections = connectionsOf(socket);
    if (!connections?.all.has(socket)) return;
    connections[kind].delete(socket);
    connections[kind].add(socket);
  }

  return {
    open: () => open,
    markRefused: (socket) => mark(socket, "refused"),
    watch(server) {
      server.on("connection", add);
      server.on("request", ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
        connectionsOf(socket)?.idle.delete(socket);
        outgoing.once("close", () => mark(socket, "idle"));
      });
    },
  };
}

function toBlock({ remoteAddress = "" }: Socket, trusted: TrustedProxies): string {
  if (remoteAddress !== "" && trusted(remoteAddress, 0)) return proxies;
  return toNetworkBlock(remoteAddress) ?? remoteAddress;
}
