import type { ComponentProps, ReactNode } from "react";
import { expectTypeOf, it } from "vitest";
import type { openDesign, readPlannerAddress, toPlannerUrl } from "./design/index.ts";
import type {
  applyDesignCommand,
  checkRoomFit,
  Design,
  PieceCatalog,
  PieceKind,
  parseDesign,
  toPieceCatalog,
} from "./layout/index.ts";
import type { LayoutPlan } from "./plan/layout-plan.tsx";
import type { FabricSlot, Planner } from "./planner/index.ts";
import type { openChannel, readFrameMessage } from "./protocol/index.ts";

it("a reading has a catalog or a problem, by `ok`", () => {
  type Catalog = ReturnType<typeof toPieceCatalog>;
  expectTypeOf<Extract<Catalog, { ok: true }>["catalog"]>().toEqualTypeOf<ReadonlyMap<string, PieceKind>>();
  expectTypeOf<Extract<Catalog, { ok: false }>["problem"]["itemTypeCode"]>().toEqualTypeOf<string>();
  type Parsed = Extract<ReturnType<typeof parseDesign>, { ok: false }>;
  expectTypeOf<Parsed["nearest"]>().toEqualTypeOf<Design | undefined>();
});

it("a command gives a layout or says why not, by `ok`", () => {
  type Result = ReturnType<typeof applyDesignCommand>;
  expectTypeOf<Extract<Result, { ok: true }>["design"]>().toEqualTypeOf<Design>();
  expectTypeOf<Design["rotation"]>().toEqualTypeOf<0 | 90 | 180 | 270>();
  type Overlap = Extract<Extract<Result, { ok: false }>["problem"], { kind: "overlap" }>;
  expectTypeOf<Overlap["ids"]>().toEqualTypeOf<readonly [string, string]>();
});

it("a room has space to spare or lacks it, by `fits`", () => {
  type Fit = ReturnType<typeof checkRoomFit>;
  expectTypeOf<Extract<Fit, { fits: true }>["spareWidth"]>().toEqualTypeOf<number>();
  expectTypeOf<Extract<Fit, { fits: false }>>().not.toHaveProperty("spareWidth");
});

it("an address of the planner is read and written with the same fields", () => {
  type Address = ReturnType<typeof readPlannerAddress>;
  expectTypeOf<Address["view"]>().toEqualTypeOf<"3d" | "details" | "">();
  expectTypeOf<Parameters<typeof toPlannerUrl>[1]>().toEqualTypeOf<Partial<Address>>();
  expectTypeOf<ReturnType<typeof openDesign>["leftOut"]>().toEqualTypeOf<readonly string[] | null>();
});

it("components take layouts and give fabrics a slot", () => {
  expectTypeOf<ComponentProps<typeof LayoutPlan>["catalog"]>().toEqualTypeOf<PieceCatalog>();
  expectTypeOf<FabricSlot["toUrl"]>().toEqualTypeOf<(choiceCode: string) => string>();
  type Fabrics = (slot: FabricSlot) => ReactNode;
  expectTypeOf<ComponentProps<typeof Planner>["renderFabrics"]>().toEqualTypeOf<Fabrics>();
});

it("a message of the frame has the data of its type", () => {
  type Message = Extract<ReturnType<typeof readFrameMessage>, { kind: "message" }>["message"];
  type Changed = Extract<Message, { type: "ConfiguratorProductsItemTypesChanged" }>;
  expectTypeOf<Changed["data"]["itemTypes"]>().toEqualTypeOf<readonly string[]>();
  type Channel = ReturnType<typeof openChannel<"sent", "received">>;
  expectTypeOf<Channel["send"]>().toEqualTypeOf<(message: "sent") => void>();
});
