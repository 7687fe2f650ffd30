// What belongs to this test run and would change how another team's programs behave.
const ofThisRun =
  /^(STORE_PROGRESS|NODE_OPTIONS|NODE_PATH|NODE_ENV|NODE_CHANNEL_FD|VITEST.*|VITE_.*|TEST|DEV|PROD|SSR|MODE|BASE_URL)$/;

/** The environment of a consumer's programs: the developer's own, with nothing of this test run, and no proxy before loopback. */
export function consumerEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(environment).filter(([name]) => !ofThisRun.test(name)));
  const direct = [environment.NO_PROXY ?? environment.no_proxy, "127.0.0.1"].filter(Boolean).join(",");
  return { ...kept, NO_PROXY: direct, no_proxy: direct };
}
