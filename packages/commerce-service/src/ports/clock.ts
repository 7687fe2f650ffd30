/** The one source of "now"; tests and `STORE_NOW` set it. */
export interface Clock {
  now(): Date;
}
