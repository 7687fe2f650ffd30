import type { Brand, Site } from "@store/contract/shared";
import type { Json, Moment } from "./cell.ts";

export interface SessionTable {
  session_id: string;
  request_token: string;
  site: Site;
  brand: Brand;
  created_at: Moment;
  seen_at: Moment;
}

export interface IdempotencyTable {
  session_id: string;
  key: string;
  call: string;
  fingerprint: string;
  status: number | null;
  reply: Json<unknown> | null;
  created_at: Moment;
}
