/** A limit of what a process has under way, as *Deploying* lists it. */
export interface Limit {
  /** What it limits. */
  what: string;
  /** How much: of each network block and in all, or what `what` says. Times are in ms. */
  value: number | SharedLimit;
  /** Which setting changes it; null for a constant. */
  variable: `STORE_${string}` | null;
  /** What happens beyond it, by the reason in the metrics: the status of a response, or what else. */
  beyond: Readonly<Record<string, number | string>>;
}

/** A limit for each network block, and one for all clients together. */
export interface SharedLimit {
  readonly perBlock: number;
  readonly total: number;
}

type Values<Table extends Readonly<Record<string, Limit>>> = {
  readonly [Name in keyof Table]: Table[Name]["value"] extends number ? number : SharedLimit;
};

/** The values of a table of limits. */
export function toValues<const Table extends Readonly<Record<string, Limit>>>(table: Table): Values<Table> {
  return Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value])) as Values<Table>;
}

/** The limits of pages and calls in one process. */
export const workLimits = {
  pagesAtOnce: {
    what: "pages that are rendered at once, and cached pages that are sent before other requests are looked at",
    value: 2,
    variable: null,
    beyond: {},
  },
  pageLeaseMs: {
    what: "time after which a page that still waits for something else lets another one start",
    value: 200,
    variable: null,
    beyond: {},
  },
  waitingPages: {
    what: "pages that wait for their turn",
    value: { perBlock: 100, total: 2000 },
    variable: null,
    beyond: { turn: 503 },
  },
  pageWaitMs: { what: "time that a page waits for its turn", value: 30_000, variable: null, beyond: { turn: 503 } },
  changesOfSession: {
    what: "changes of one session at once; another one waits for a second",
    value: 6,
    variable: null,
    beyond: { crowded: 429 },
  },
  callsOfBlock: {
    what: "calls of a network block at once; the calls of a page count as one, a further change waits for a second",
    value: 24,
    variable: null,
    beyond: { crowded: 429 },
  },
  waitingCalls: {
    what: "calls of a network block that wait",
    value: 1000,
    variable: null,
    beyond: { crowded: "503 for a read, 429 for a change" },
  },
  changeWaitMs: { what: "time that a change waits", value: 1000, variable: null, beyond: { crowded: 429 } },
  connectionsOfBlock: {
    what: "database connections of a network block, of ten, while others need some",
    value: 2,
    variable: null,
    beyond: { unavailable: "503 after 1.6 s" },
  },
  // Half of the pool: one commits, the next waits for its lock, and the others do what comes before.
  changesOfRow: {
    what: "calls that change the same row, such as the stock of a piece, at once; the others wait without a connection",
    value: 5,
    variable: null,
    beyond: {},
  },
  // A row that is locked for so long is not in demand, but in trouble.
  rowWaitMs: {
    what: "time that a call waits for its row, before the limits of the database decide",
    value: 10_000,
    variable: null,
    beyond: { unavailable: "503, as the database decides" },
  },
} as const satisfies Record<string, Limit>;

export type WorkLimits = Values<typeof workLimits>;

export const defaultWorkLimits: WorkLimits = toValues(workLimits);
