import type { Log } from "../ports/log.ts";

type Fields = Parameters<Log["info"]>[1];
export interface LogLine {
  level: keyof Log;
  event: string;
  fields: Fields;
}

/** A log that remembers its lines. */
export function memoryLog(): Log & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: keyof Log) => (event: string, fields: Fields) => {
    lines.push({ level, event, fields });
  };
  return { lines, info: write("info"), warn: write("warn"), error: write("error") };
}
