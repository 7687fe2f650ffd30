/** Why a listener refuses a request or closes a connection: what the metrics count, with the limit that is reached. */
export const listenerRefusals = {
  tooLarge: "the size of a body",
  tooSlow: "the time for a body",
  block: "bodies or bytes of a network block",
  total: "bodies or bytes of all clients",
  bodyEvicted: "the same, where a request had to make room for others while it was answered",
  connectionsOfBlock: "connections of a network block",
  connections: "connections of all clients",
  connectionEvicted: "the same, where a busy connection of a larger block had to make room",
  requestsOfBlock: "requests of a network block that are not answered yet",
  requestsAtOnce: "requests of a connection that are not answered yet",
  stalled: "the time in which a client takes nothing of its answer",
  headersTooSlow: "the time for the headers of a request, or for a body that nobody wants",
  headersTooLarge: "the size of the headers",
  malformed: "a request that is no HTTP",
  method: "a method that nothing in the store has, such as TRACE",
  turn: "pages that wait for their turn",
} as const satisfies Record<string, string>;

export type ListenerRefusal = keyof typeof listenerRefusals;

export type OnRefuse = (reason: ListenerRefusal) => void;
