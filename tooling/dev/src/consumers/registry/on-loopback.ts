/** How npm speaks with a registry on this machine: one that does not answer at once is gone. */
export const onLoopback: readonly string[] = ["--fetch-retries=0", "--logs-max=0"];
