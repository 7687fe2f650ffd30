/** A metric by the conventions of OpenTelemetry, whose names are used where it has one. */
export interface MetricDefinition {
  /** A gauge is read when the metrics are collected. */
  kind: "counter" | "gauge" | "histogram";
  unit: string;
  /** Each with a closed set of values: no label grows with the data of a store. */
  labels: readonly string[];
  description: string;
}

export type MetricTable = Readonly<Record<string, MetricDefinition>>;

/** Every metric of the service. */
export const serviceMetrics = {
  "store.calls": {
    kind: "counter",
    unit: "{call}",
    labels: ["call", "status"],
    description: "Answered calls of the contract, by operation and HTTP status.",
  },
  "store.refusals": {
    kind: "counter",
    unit: "{request}",
    labels: ["reason"],
    description: "Requests that the service refused before or instead of their handlers.",
  },
  "store.orders.placed": { kind: "counter", unit: "{order}", labels: ["site"], description: "Placed orders." },
  "store.cards.declined": {
    kind: "counter",
    unit: "{card}",
    labels: ["outcome"],
    description: "Cards that the processor refused when they were typed, or declined for an order.",
  },
  "store.authorizations.recovered": {
    kind: "counter",
    unit: "{order}",
    labels: ["outcome"],
    description: "Interrupted or unanswered payments that the recovery loop settled.",
  },
  "store.mails.waiting": {
    kind: "gauge",
    unit: "{mail}",
    labels: [],
    description: "Mails in the outbox, up to 1,000. Reported by the process that audits.",
  },
  "store.audit.violations": {
    kind: "gauge",
    unit: "{row}",
    labels: ["rule"],
    description:
      "Rows that break a rule of money or stock, up to 100 for each rule. Reported by the process that audits.",
  },
  "store.audit.age": {
    kind: "gauge",
    unit: "s",
    labels: [],
    description: "Seconds since the last complete audit. Reported by the process that audits.",
  },
  "db.client.connection.count": {
    kind: "gauge",
    unit: "{connection}",
    labels: ["db.client.connection.state"],
    description: "Open connections to the database: used or idle.",
  },
  "db.client.connection.pending_requests": {
    kind: "gauge",
    unit: "{request}",
    labels: [],
    description: "Requests that wait for a connection to the database.",
  },
} as const satisfies MetricTable;

type NameOf<Table extends MetricTable, Kind extends MetricDefinition["kind"]> = {
  [Name in keyof Table]: Table[Name]["kind"] extends Kind ? Name : never;
}[keyof Table];

/** The labels of one value of a metric. */
type MetricLabels<Table extends MetricTable, Name extends keyof Table> = Readonly<
  Record<Table[Name]["labels"][number], string | number>
>;

/** One value of a gauge. */
type Observation<Table extends MetricTable, Name extends keyof Table> = readonly [
  value: number,
  labels: MetricLabels<Table, Name>,
];

/** Where a process notes what it measures. */
export interface Metrics<Table extends MetricTable = typeof serviceMetrics> {
  /** Adds one to a counter. */
  count<Name extends NameOf<Table, "counter">>(name: Name, labels: MetricLabels<Table, Name>): void;
  /** Adds a value to a histogram. */
  record<Name extends NameOf<Table, "histogram">>(name: Name, value: number, labels: MetricLabels<Table, Name>): void;
  /** Names the function that reads a gauge; none of its values may take long. */
  observe<Name extends NameOf<Table, "gauge">>(name: Name, read: () => Iterable<Observation<Table, Name>>): void;
}

/** Measures nothing. */
export const noMetrics: Metrics = { count() {}, record() {}, observe() {} };
