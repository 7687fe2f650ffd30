/** A limit for each network block, and one for all clients together. */
export interface SharedLimit {
  readonly perBlock: number;
  readonly total: number;
}

/** How much clients may have under way in one process. */
export interface Limits {
  /** Bodies that are being received. */
  readonly bodies: SharedLimit;
  /** The bytes of these, and of bodies whose request is not answered yet. */
  readonly bodyBytes: SharedLimit;
  readonly connections: SharedLimit;
  /**
   * Requests of one connection that are not answered yet. Browsers and proxies send the next one after the answer, but a
   * server has to begin each that it gets.
   */
  readonly requestsAtOnce: number;
  /** How long a client may take nothing of an answer, in ms. */
  readonly stalledMs: number;
  /** How long a client may take to send the headers of a request, and then its body, in ms. */
  readonly headersMs: number;
  readonly bodyMs: number;
}

const mebibyte = 1024 * 1024;

export const defaultLimits: Limits = {
  bodies: { perBlock: 64, total: 512 },
  bodyBytes: { perBlock: mebibyte, total: 16 * mebibyte },
  connections: { perBlock: 256, total: 1024 },
  requestsAtOnce: 8,
  stalledMs: 20_000,
  headersMs: 10_000,
  bodyMs: 10_000,
};
