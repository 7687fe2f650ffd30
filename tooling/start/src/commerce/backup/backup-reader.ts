import fs from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError } from "./backup-error.ts";
import { endOfRows } from "./backup-format.ts";

const newline = 0x0a;
// A file of something else may be one endless line.
const longestLine = 4_000_000;

/** Reads a backup from its beginning to its end. A truncated file, or one that is not a backup, is a `BackupError`. */
export class BackupReader {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  /** What was unpacked and not read yet; it begins at the beginning of a line. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#file = file;
    const unpacked = createGunzip({ chunkSize: 65_536 });
    // The errors of both arrive where the chunks are awaited.
    pipeline(fs.createReadStream(file), unpacked, () => undefined);
    this.#chunks = unpacked[Symbol.asyncIterator]();
  }

  /** The next line as a JSON value; undefined at the end. */
  async readLine(): Promise<unknown> {
    for (;;) {
      const end = this.#rest.indexOf(newline);
      if (end >= 0) {
        const line = this.#rest.toString("utf8", 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return this.#parse(line);
      }
      if (this.#rest.length > longestLine) throw this.foreign();
      if (await this.#pull()) continue;
      if (this.#rest.length > 0) throw this.truncated();
      return undefined;
    }
  }

  /** The rows up to the line that ends them, in pieces of whole lines. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#findEnd();
      const length = end < 0 ? this.#rest.lastIndexOf(newline) + 1 : end;
      if (length > 0) yield this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(end < 0 ? length : length + endOfRows.length);
      if (end >= 0) return;
      if (!(await this.#pull())) throw this.truncated();
    }
  }

  /** Stops reading before the end. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  foreign(): BackupError {
    return new BackupError(`${this.#file} is not a backup of a store, or is damaged.`);
  }

  truncated(): BackupError {
    return new BackupError(`${this.#file} is incomplete: its end is missing.`);
  }

  #findEnd(): number {
    if (this.#rest.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return 0;
    const end = this.#rest.indexOf(`\n${endOfRows}`);
    return end < 0 ? end : end + 1;
  }

  #parse(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw this.foreign();
    }
  }

  async #pull(): Promise<boolean> {
    try {
      const { done, value } = await this.#chunks.next();
      if (done) return false;
      this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
      return true;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "Z_BUF_ERROR") throw this.truncated();
      if (code === "Z_DATA_ERROR") throw this.foreign();
      throw error;
    }
  }
}
