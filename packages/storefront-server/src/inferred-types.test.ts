import { expectTypeOf, it } from "vitest";
import type {
  listen,
  readServerSettings,
  runStorefront,
  Served,
  ServerSettings,
  SiteToServe,
  StoreApp,
  StorefrontProgram,
  serve,
  toBrandOrigins,
} from "./index.ts";

it("a storefront is any web-standard handler", () => {
  expectTypeOf<ReturnType<SiteToServe["createApp"]>>().toEqualTypeOf<StoreApp>();
  expectTypeOf<{ fetch(request: Request): Promise<Response> }>().toExtend<StoreApp>();
  expectTypeOf<{ fetch(request: Request): Response }>().toExtend<Parameters<typeof listen>[0]["app"]>();
});

it("what is served has the port of each site, and ends", () => {
  expectTypeOf<Awaited<ReturnType<typeof serve>>>().toEqualTypeOf<Served>();
  expectTypeOf<Served["ports"]>().toEqualTypeOf<Record<"US" | "CA", number>>();
  expectTypeOf<ReturnType<Served["drain"]>>().toEqualTypeOf<Promise<void>>();
});

it("settings are a value or a message", () => {
  type Reading = ReturnType<typeof readServerSettings>;
  expectTypeOf<Extract<Reading, { ok: true }>["settings"]>().toEqualTypeOf<ServerSettings>();
  expectTypeOf<Extract<Reading, { ok: false }>["message"]>().toEqualTypeOf<string>();
  expectTypeOf<ServerSettings["environment"]>().toEqualTypeOf<"development" | "production">();
});

it("a program names its parts, and the shops their origins", () => {
  expectTypeOf<Parameters<typeof runStorefront>>().toEqualTypeOf<[program: StorefrontProgram]>();
  expectTypeOf<ReturnType<typeof toBrandOrigins>["modern"]["CA"]>().toEqualTypeOf<string>();
});
