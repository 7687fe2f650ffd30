// Holds bodies from a process of its own, whose work does not delay the shoppers' own clock: started by prove-attacks.ts.
import { holdBodies } from "@store/dev/network/hold-bodies";

/** Where to hold how many bodies, and from how many addresses. */
export interface BodyHolderTask {
  port: number;
  count: number;
  path: string;
  addresses: number;
}

/** Its message when the store has ended every connection: how many got which status. */
export type BodyHolderMessage = [status: number, count: number][];

const { addresses, ...task }: BodyHolderTask = JSON.parse(process.argv[2] ?? "");
const held = holdBodies({ ...task, addressOf: (index) => `10.${index % addresses}.0.1` });
await held.ended;
const message: BodyHolderMessage = [...held.statuses];
process.send?.(message);
process.disconnect();
