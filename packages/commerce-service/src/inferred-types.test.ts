import type { Kysely } from "kysely";
import { expectTypeOf, it } from "vitest";
import type {
  CatalogRows,
  createCommerceService,
  createPasswordIdentity,
  createSandboxPayments,
  freeShippingThresholdCents,
  Identity,
  Payments,
  Ports,
  parseOrderToken,
  StoreDatabase,
  settableClock,
  writeCatalog,
} from "./index.ts";
import type { createNodeCommerceService, Mail, Mailer, NodeServiceOptions, openPool } from "./node/index.ts";

type Fetch = (request: Request) => Promise<Response>;

it("a service answers a web-standard request", () => {
  expectTypeOf<ReturnType<typeof createCommerceService>["fetch"]>().toEqualTypeOf<Fetch>();
  expectTypeOf<Awaited<ReturnType<typeof createNodeCommerceService>>["fetch"]>().toEqualTypeOf<Fetch>();
});

it("what comes with the package fits the ports", () => {
  expectTypeOf<ReturnType<typeof createSandboxPayments>>().toEqualTypeOf<Payments>();
  expectTypeOf<ReturnType<typeof createPasswordIdentity>>().toEqualTypeOf<Identity>();
  expectTypeOf<Parameters<Payments["release"]>>().toEqualTypeOf<[reference: string]>();
  expectTypeOf<Parameters<Identity["hashPassword"]>>().toEqualTypeOf<[password: string]>();
  expectTypeOf<Ports["payments"]>().toEqualTypeOf<Payments>();
  expectTypeOf<ReturnType<typeof settableClock>>().toExtend<Ports["clock"]>();
  expectTypeOf<ReturnType<ReturnType<typeof settableClock>["now"]>>().toEqualTypeOf<Date>();
});

it("the database knows its tables, and a catalog its rows", () => {
  expectTypeOf<ReturnType<typeof openPool>>().toEqualTypeOf<Kysely<StoreDatabase>>();
  expectTypeOf<Parameters<typeof writeCatalog>>().toEqualTypeOf<[Kysely<StoreDatabase>, CatalogRows]>();
  expectTypeOf<CatalogRows["product"][number]["name"]>().toEqualTypeOf<string>();
  type Fill = NonNullable<NodeServiceOptions["fill"]>;
  expectTypeOf<Fill>().toEqualTypeOf<(database: Kysely<StoreDatabase>) => Promise<void>>();
});

it("a mail has the content of its kind", () => {
  expectTypeOf<Parameters<Mailer["send"]>>().toEqualTypeOf<[Mail]>();
  expectTypeOf<Extract<Mail["content"], { kind: "passwordReset" }>["resetPath"]>().toEqualTypeOf<string>();
});

it("values have the types of their rules", () => {
  expectTypeOf<typeof freeShippingThresholdCents>().toEqualTypeOf<Readonly<Record<"US" | "CA", number>>>();
  expectTypeOf<ReturnType<typeof parseOrderToken>>().toEqualTypeOf<string | null>();
});
