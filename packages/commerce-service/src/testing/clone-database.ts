import pg from "pg";

/** Clones a template database under a new name; `drop` removes the clone. */
export async function cloneDatabase({
  serverUrl,
  template,
}: {
  serverUrl: string;
  template: string;
}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  // By default every page goes through the log of changes too; without a disk to wait for, copying files is quicker.
  const made = `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`;
  await ask(serverUrl, `${made} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => ask(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  };
}

/** One for each server: a new connection takes longer than the statement. */
const pools = new Map<string, pg.Pool>();

async function ask(serverUrl: string, statement: string): Promise<void> {
  let pool = pools.get(serverUrl);
  if (!pool) {
    pool = new pg.Pool({ connectionString: serverUrl, max: 1, allowExitOnIdle: true });
    // The server may end first.
    pool.on("error", () => undefined);
    pools.set(serverUrl, pool);
  }
  await pool.query(statement);
}
