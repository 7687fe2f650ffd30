const passedOn = ["PATH", "SystemRoot", "TEMP", "TMP"];

/**
 * The environment PostgreSQL gets: nothing of the developer's own (PGPORT, PGOPTIONS, LD_LIBRARY_PATH, secrets), messages in English.
 */
export function serverEnvironment(own = process.env): NodeJS.ProcessEnv {
  const kept = passedOn.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]));
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
