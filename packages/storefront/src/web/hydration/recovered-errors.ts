type Log = (error: unknown) => void;

const waiting: unknown[] = [];
let log: Log = (error) => {
  waiting.push(error);
};

/** Reports an error of hydration from which React has recovered: at once to the console, and to the page's log. */
export function reportRecoveredError(error: unknown): void {
  console.error(error);
  log(error);
}

/** Passes the recovered errors to a log: those of hydration, after which the page is able to log, and later ones. */
export function logRecoveredErrors(next: Log): void {
  log = next;
  waiting.splice(0).forEach(next);
}
