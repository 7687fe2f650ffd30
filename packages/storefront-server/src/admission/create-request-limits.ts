import type { Server, ServerOptions, ServerResponse } from "node:http";
import { toNetworkBlock } from "@store/commerce-service/admission";
import { toMaxBodyBytes } from "@store/contract/body-limits";
import type { TrustedProxies } from "../forwarding/trusted-proxies.ts";
import type { ListenerRefusal, OnRefuse } from "../metrics/listener-refusals.ts";
import type { StoreMetrics } from "../metrics/metric-table.ts";
import { createBodyBudget } from "./body-budget.ts";
import { answerClientErrors } from "./client-errors.ts";
import { limitConnections } from "./limit-connections.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { type ReceivedRequest, receiveBody } from "./receive-body.ts";
import { refuseRequest } from "./refuse-request.ts";

/** What the servers of one process let clients have under way. */
export interface RequestLimits {
  /** Options for `http.createServer`: its limits of time and of headers. */
  readonly serverOptions: ServerOptions;
  /** Limits the connections of a server; called before it listens and before its own handler of requests is added. */
  watch(server: Server): void;
  /**
   * Receives the body of a request into `rawBody`, which Hono's adapter reads, and calls `next`; or answers 408, 413,
   * 429 or 503 and closes the connection. `clientAddress` is that of `readForwarding`.
   */
  admitRequest(incoming: ReceivedRequest, outgoing: ServerResponse, clientAddress: string, next: () => void): void;
  /** Counts a request that is refused elsewhere. */
  refuse: OnRefuse;
  /** What is under way at the moment. */
  usage(): { readonly bodies: number; readonly bytes: number; readonly connections: number };
}

/**
 * Limits the connections, requests and bodies of the servers of one process by network block and in all, so that
 * clients that send slowly, much or nothing neither fill the memory nor keep out the others.
 */
export function createRequestLimits({
  trusted,
  limits = defaultLimits,
  metrics,
}: {
  trusted: TrustedProxies;
  limits?: Limits;
  /** Counts what is refused, and shows what is under way. */
  metrics?: StoreMetrics | undefined;
}): RequestLimits {
  const onRefuse: OnRefuse = (reason) => metrics?.count("store.listener.refusals", { reason });
  const budget = createBodyBudget(limits);
  const connections = limitConnections(limits, { trusted, onRefuse });
  const { headersMs, bodyMs } = limits;
  const underWay = new Map<string, number>();
  metrics?.observe("store.listener.connections", () => [[connections.open(), {}]]);
  metrics?.observe("store.listener.bodies", () => [[budget.usage().bodies, {}]]);
  metrics?.observe("store.listener.body_bytes", () => [[budget.usage().bytes, {}]]);
  return {
    serverOptions: {
      headersTimeout: headersMs,
      maxHeaderSize: limits.headerBytes,
      keepAliveTimeout: limits.keepAliveMs,
      // For the body of a GET, which is discarded without a limit of its own.
      requestTimeout: headersMs + bodyMs,
      connectionsCheckingInterval: 1000,
    },
    watch(server) {
      connections.watch(server);
      answerClientErrors(server, onRefuse);
    },
    refuse: onRefuse,
    admitRequest(incoming, outgoing, clientAddress, next) {
      const block = toNetworkBlock(clientAddress) ?? clientAddress;
      const refuse = (reason: ListenerRefusal) => {
        onRefuse(reason);
        connections.markRefused(incoming.socket);
      };
      const requests = underWay.get(block) ?? 0;
      if (requests >= limits.requestsOfBlock) {
        refuse("requestsOfBlock");
        refuseRequest(incoming, outgoing, "requestsOfBlock");
        return;
      }
      underWay.set(block, requests + 1);
      outgoing.once("close", () => {
        const left = (underWay.get(block) ?? 1) - 1;
        if (left > 0) underWay.set(block, left);
        else underWay.delete(block);
      });
      const most = Math.min(toMaxBodyBytes(incoming.url?.split("?")[0] ?? ""), limits.largestBodyBytes);
      receiveBody(incoming, outgoing, { budget, block, most, bodyMs, onRefuse: refuse }, next);
    },
    usage: () => ({ ...budget.usage(), connections: connections.open() }),
  };
}
