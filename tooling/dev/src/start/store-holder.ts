/**
 * The process that `stop` has to end. Under `node --watch` that is the watcher, our parent: it would start us again.
 * Node sets this variable for the programs it watches.
 */
export function storeHolder(): number {
  return process.env.WATCH_REPORT_DEPENDENCIES === undefined ? process.pid : process.ppid;
}
