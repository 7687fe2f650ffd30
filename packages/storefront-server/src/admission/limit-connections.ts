import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { toNetworkBlock } from "@store/commerce-service/admission";
import type { TrustedProxies } from "../forwarding/trusted-proxies.ts";
import type { OnRefuse } from "../metrics/listener-refusals.ts";
import type { Limits } from "./limits.ts";

interface Connections {
  /** The oldest first. */
  all: Set<Socket>;
  /** Those whose request was refused, and which only read the response. */
  refused: Set<Socket>;
  /** Those without a request that is being received or answered, the one that waits longest first. */
  idle: Set<Socket>;
}

export type ConnectionLimits = Pick<Limits, "connections" | "requestsAtOnce" | "stalledMs">;

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
 * Limits the open connections of each network block and of all clients. At its block's limit a new connection replaces
 * one of the block whose request was refused, or else the one that has been idle longest; without any it is answered
 * 503. At the limit of all it replaces one of the block with the most connections, also one that is busy if the new
 * one's block has fewer. Trusted proxies, which connect for many clients, have only the limit of all, and lose no
 * busy connection. A connection that takes nothing of its answer, or sends many requests at once, is closed.
 */
export function limitConnections(
  { connections: { perBlock, total }, requestsAtOnce, stalledMs }: ConnectionLimits,
  { trusted, onRefuse = () => {} }: { trusted: TrustedProxies; onRefuse?: OnRefuse },
): ConnectionLimit {
  const blocks = new Map<string, Connections>();
  const blockOfSocket = new WeakMap<Socket, string>();
  const pending = new WeakMap<Socket, number>();
  let open = 0;
  const countOf = (block: string) => blocks.get(block)?.all.size ?? 0;

  function close(socket: Socket | undefined): boolean {
    if (!socket) return false;
    remove(socket);
    socket.destroy();
    return true;
  }

  const spareOf = (connections: Connections | undefined) => firstOf(connections?.refused) ?? firstOf(connections?.idle);

  const isSpare = (socket: Socket) => {
    const connections = connectionsOf(socket);
    return connections?.idle.has(socket) || connections?.refused.has(socket);
  };

  /** Closes one of the largest block for a new connection of `block`: smaller ones keep theirs. */
  function closeOneFor(block: string): boolean {
    const own = countOf(block);
    let victim: Socket | undefined;
    let most = own - 1;
    for (const [name, connections] of blocks) {
      if (connections.all.size <= most) continue;
      const isLarger = name !== proxies && connections.all.size > own + 1;
      const socket = spareOf(connections) ?? (isLarger ? firstOf(connections.all) : undefined);
      if (socket) [victim, most] = [socket, connections.all.size];
    }
    if (victim && !isSpare(victim)) onRefuse("connectionEvicted");
    return close(victim);
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
    const isFull = block !== proxies && countOf(block) >= perBlock;
    const isBlocked = isFull && !close(spareOf(blocks.get(block)));
    if (isBlocked || (open >= total && !closeOneFor(block))) {
      onRefuse(isBlocked ? "connectionsOfBlock" : "connections");
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
        const requests = (pending.get(socket) ?? 0) + 1;
        pending.set(socket, requests);
        if (requests > requestsAtOnce) {
          if (!socket.destroyed) onRefuse("requestsAtOnce");
          socket.destroy();
        }
        outgoing.once("close", () => {
          const left = (pending.get(socket) ?? 1) - 1;
          pending.set(socket, left);
          if (left === 0) mark(socket, "idle");
        });
      });
      // Node restarts the time whenever bytes are received or taken.
      server.setTimeout(stalledMs, (socket: Socket) => {
        const waitsForItsAnswer = (pending.get(socket) ?? 0) > 0 && socket.writableLength === 0;
        if (waitsForItsAnswer) return;
        if ((pending.get(socket) ?? 0) > 0) onRefuse("stalled");
        socket.destroy();
      });
    },
  };
}

const firstOf = (sockets: ReadonlySet<Socket> | undefined): Socket | undefined => sockets?.values().next().value;

function toBlock({ remoteAddress = "" }: Socket, trusted: TrustedProxies): string {
  if (remoteAddress !== "" && trusted(remoteAddress, 0)) return proxies;
  return toNetworkBlock(remoteAddress) ?? remoteAddress;
}
