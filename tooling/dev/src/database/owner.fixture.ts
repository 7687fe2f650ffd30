// A program that opens a database, stores a row and waits to be killed; it prints the address and the process ids for
// its test.
import pg from "pg";
import { openDatabase } from "./open-database.ts";

const database = await openDatabase({ folder: process.argv[2] ?? "" });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query("CREATE TABLE IF NOT EXISTS kept (sku text)");
await client.query("INSERT INTO kept VALUES ('100101')");
process.stdout.write(`${JSON.stringify({ server: database.pid, url: database.url })}\n`);
setInterval(() => {}, 60_000);
