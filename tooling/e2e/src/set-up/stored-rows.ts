import pg from "pg";

/** Rows of the system's own database: what a shopper did must have become these. */
export async function storedRows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
