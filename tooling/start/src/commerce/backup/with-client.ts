import pg from "pg";

/** Runs work on one connection, which ends with it; a transaction that is still open then changes nothing. */
export async function withClient<Value>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The query under way reports a connection that breaks.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
