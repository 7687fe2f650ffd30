import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin, QueryId, RootOperationNode } from "kysely";
import type { Payments } from "../../ports/payments.ts";
import type { Ports } from "../../service/context.ts";
import type { Death } from "./checkout-plan.ts";

/**
 * One of several processes that share a service here: work within `run` ends when the process is killed, and does not
 * continue.
 */
export interface CrashingProcess {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  isDead(): boolean;
  /** Its statements and processor calls in order; the last one of a crashed process is where it crashed. */
  steps(): readonly string[];
}

/** Thrown by every statement and call of a crashed process. */
class ProcessDeath extends Error {
  override readonly name = "ProcessDeath";
}

/** Whether a line of the log reports only the crash of a process. */
export function reportsCrash(line: string): boolean {
  return line.includes("ProcessDeath") || line.includes("the process is dead");
}

class Life {
  readonly steps: string[] = [];
  readonly queries = new WeakMap<QueryId, number>();
  isDead = false;
  readonly #death: Death | null;

  constructor(death: Death | null) {
    this.#death = death;
  }

  begin(step: string): number {
    if (this.isDead) throw new ProcessDeath("the process is dead");
    const at = this.steps.push(step) - 1;
    if (this.#death?.step === at && !this.#death.after) this.die();
    return at;
  }

  end(at: number | undefined): void {
    if (this.isDead) throw new ProcessDeath("the process is dead");
    if (this.#death?.step === at && this.#death?.after) this.die();
  }

  die(): never {
    this.isDead = true;
    throw new ProcessDeath("the process is dead");
  }
}

const present = new AsyncLocalStorage<Life>();

/** A process that dies at a given step, or never. */
export function createProcess(death: Death | null): CrashingProcess {
  const life = new Life(death);
  return {
    run: (work) => present.run(life, work),
    isDead: () => life.isDead,
    steps: () => life.steps,
  };
}

/** Ports that count every statement and every processor call as a step of its process. */
export function makeCrashing(ports: Ports): Ports {
  const { payments } = ports;
  async function call<Value>(name: keyof Payments, run: () => Promise<Value>): Promise<Value> {
    const life = present.getStore();
    const at = life?.begin(name);
    const value = await run();
    life?.end(at);
    return value;
  }
  return {
    ...ports,
    database: ports.database.withPlugin(stepping),
    payments: {
      ...payments,
      tokenize: (card) => call("tokenize", () => payments.tokenize(card)),
      tokenizeWallet: (payment) => call("tokenizeWallet", () => payments.tokenizeWallet(payment)),
      verify: (card) => call("verify", () => payments.verify(card)),
      authorize: (request) => call("authorize", () => payments.authorize(request)),
      find: (reference) => call("find", () => payments.find(reference)),
      release: (reference) => call("release", () => payments.release(reference)),
    },
  };
}

const stepping: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const life = present.getStore();
    if (life) life.queries.set(queryId, life.begin(describeStatement(node)));
    return node;
  },
  async transformResult({ result, queryId }) {
    const life = present.getStore();
    life?.end(life.queries.get(queryId));
    return result;
  },
};

/** What a statement does to which table, in short. */
function describeStatement(node: RootOperationNode): string {
  const text =
    JSON.stringify(node, (key, value) => (key === "parameters" || key === "value" ? undefined : value)) ?? "";
  const known = statementMarks.find(({ marks }) => marks.every((mark) => text.includes(mark)));
  return known?.name ?? node.kind;
}

/** The statements of the write path, recognized by unique words. */
const statementMarks: readonly { name: string; marks: readonly string[] }[] = [
  { name: "read the call", marks: ["as answered_at"] },
  { name: "enter the attempt", marks: ['"marked"', '"held"'] },
  { name: "write the order", marks: ['"advanced"', '"ordered"'] },
  { name: "take stock", marks: ["available - locked.quantity"] },
  { name: "take tenders", marks: ["redeemed as"] },
  { name: "use codes", marks: ["InsertQueryNode", '"promotion_use"'] },
  { name: "book trips", marks: ["insert into trip_booking"] },
  { name: "return stock", marks: ["available + held.quantity"] },
  { name: "return tenders", marks: ["pledged as"] },
  { name: "move saved lines", marks: ["begun as", "basket_line.state = 'saved'"] },
  { name: "take due attempts", marks: ["UpdateQueryNode", '"looks"'] },
  { name: "advance the attempt", marks: ["UpdateQueryNode", '"order_attempt"'] },
  { name: "reopen the basket", marks: ["UpdateQueryNode", '"basket"'] },
  { name: "change the basket", marks: ["written as"] },
  { name: "find the attempt", marks: ["SelectQueryNode", '"order_attempt"'] },
  { name: "find the order", marks: ["SelectQueryNode", '"customer_order"'] },
  { name: "store the response", marks: ["InsertQueryNode", '"idempotency"'] },
  { name: "wait for the basket", marks: ["SelectQueryNode", '"basket"'] },
];
