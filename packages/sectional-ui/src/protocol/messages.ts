import type { PlannerPanel } from "../design/planner-address.ts";

/** What the page tells the frame of the 3D view [SECT-24]. */
export type PageMessage =
  | { readonly type: "SetPanel"; readonly data: { readonly panel: PlannerPanel } }
  | { readonly type: "SetFabricCode"; readonly data: { readonly fabricChoiceCode: string } }
  /** The answer to a question for a price, in cents. */
  | {
      readonly type: "ConfiguratorGetItemTypeprice";
      readonly data: { readonly itemType: string; readonly currentPrice: number; readonly regularPrice: number };
    };

/** What the frame tells the page [SECT-24]. */
export type FrameMessage =
  | { readonly type: "ConfiguratorGetItemTypeprice"; readonly data: { readonly itemType: string } }
  | {
      readonly type: "ConfiguratorProductsItemTypesChanged";
      readonly data: {
        readonly itemTypes: readonly string[];
        readonly armChoiceCode: string;
        readonly cushionCode: string;
        readonly cushionChoice: string;
        readonly legFinishCode: string;
        /** The design as `formatDesign` writes it; a frame that knows no designs sends none. */
        readonly design?: string;
      };
    }
  | { readonly type: "ConfiguratorError"; readonly data: { readonly message: string } };

/** A message as it arrived: one of the known, one of a known type with other contents, or none of ours. */
export type Reading<Message> =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "broken"; readonly type: string }
  | { readonly kind: "unknown" };

type Check = (value: unknown) => boolean;
type Shapes = Readonly<Record<string, Readonly<Record<string, Check>>>>;

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const code = text(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);
const choice = text(/^[A-Za-z0-9_-]{0,40}$/);
const cents: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

const ofPage: Shapes = {
  SetPanel: { panel: text(/^(BuildSectional|SelectFabric)$/) },
  SetFabricCode: { fabricChoiceCode: code },
  ConfiguratorGetItemTypeprice: { itemType: code, currentPrice: cents, regularPrice: cents },
};
const ofFrame: Shapes = {
  ConfiguratorGetItemTypeprice: { itemType: code },
  ConfiguratorProductsItemTypesChanged: {
    itemTypes: (value) => Array.isArray(value) && value.length <= 60 && [...value].every(code),
    armChoiceCode: choice,
    cushionCode: choice,
    cushionChoice: choice,
    legFinishCode: choice,
    design: (value) => value === undefined || text(/^[\w.*-]{0,1000}$/)(value),
  },
  ConfiguratorError: { message: text(/^[\s\S]{0,500}$/) },
};

/** Reads a message of the page. Any value is accepted. */
export const readPageMessage = (value: unknown) => read<PageMessage>(ofPage, value);

/** Reads a message of the frame. Any value is accepted. */
export const readFrameMessage = (value: unknown) => read<FrameMessage>(ofFrame, value);

/** Exactly `type` and `data`, and in the data exactly the fields of its type. */
function read<Message>(shapes: Shapes, value: unknown): Reading<Message> {
  if (!isPlain(value) || typeof value.type !== "string" || !Object.hasOwn(shapes, value.type)) {
    return { kind: "unknown" };
  }
  const { type, data, ...more } = value;
  const shape = shapes[type as string] ?? {};
  const isRight =
    isPlain(data) &&
    Object.keys(more).length === 0 &&
    Object.keys(data).every((name) => Object.hasOwn(shape, name)) &&
    Object.entries(shape).every(([name, check]) => check(data[name]));
  return isRight ? { kind: "message", message: { type, data } as Message } : { kind: "broken", type: type as string };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
