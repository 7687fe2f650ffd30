import pg from "pg";

/** Clones a template database under a name of its own; `drop` removes the clone. */
export async function cloneDatabase({
  serverUrl,
  template,
}: {
  serverUrl: string;
  template: string;
}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await ask(serverUrl, `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => ask(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  };
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
