/** npm's options for a registry on this machine: if it does not respond at once, it has ended. */
export const onLoopback: readonly string[] = ["--fetch-retries=0", "--logs-max=0"];
