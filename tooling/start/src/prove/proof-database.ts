import pg from "pg";

/** Direct access of the proofs to the database. */
export interface ProofDatabase {
  addStock(sku: string, quantity: number): Promise<void>;
  /** The id of every order. */
  orders(): Promise<Set<string>>;
  /** Ends every other connection of clients; returns how many there were. */
  terminateOthers(): Promise<number>;
  close(): Promise<void>;
}

export async function openProofDatabase(databaseUrl: string): Promise<ProofDatabase> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async addStock(sku, quantity) {
      await client.query("update stock set available = available + $2, received = received + $2 where sku = $1", [
        sku,
        quantity,
      ]);
    },
    async orders() {
      const { rows } = await client.query("select order_id from customer_order");
      return new Set(rows.map(({ order_id }) => order_id));
    },
    async terminateOthers() {
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      return rowCount ?? 0;
    },
    close: () => client.end(),
  };
}
