import * as z from "zod/mini";
import manifest from "../package.json" with { type: "json" };
import type { Operation } from "./operation.ts";

type Schema = z.ZodMiniType;
export interface Call {
  readonly feature: string;
  readonly operation: Operation;
  readonly request: Schema;
}

const features = Object.keys(manifest.exports).flatMap((key) => /^\.\/([\w-]+)\/requests$/.exec(key)?.[1] ?? []);

/** The calls of a feature with their request schemas, as its two files declare them. */
async function readFeature(feature: string): Promise<[string, Call][]> {
  const operations: Readonly<Record<string, Operation>> = await import(`./${feature}/calls.ts`);
  const values: Readonly<Record<string, unknown>> = await import(`./${feature}/requests.ts`);
  const table = Object.entries(values).find(([name]) => name.endsWith("Requests"))?.[1];
  const requests = table as Readonly<Record<string, Schema>> | undefined;
  const extra = Object.keys(requests ?? {}).filter((name) => !operations[name]);
  if (extra.length > 0) throw new Error(`${feature} has request schemas without a call: ${extra}.`);
  return Object.entries(operations).map(([name, operation]) => {
    const request = requests?.[name];
    if (!request) throw new Error(`The call ${name} has no request schema.`);
    return [name, { feature, operation, request }];
  });
}

const entries = (await Promise.all(features.map(readFeature))).flat();

/** Every call of the contract with its request schema, by the name that its feature exports. */
export const allCalls: ReadonlyMap<string, Call> = new Map(entries);
/** How many calls the features export; more than `allCalls` has when two share a name. */
export const callCount = entries.length;

/** The object schemas that a schema may be, inside arrays, unions, pipes and optional values. */
function shapesOf(schema: Schema): z.ZodMiniObject[] {
  if (schema instanceof z.ZodMiniObject) return [schema];
  if (schema instanceof z.ZodMiniArray) return shapesOf(schema.def.element as Schema);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => shapesOf(option as Schema));
  if (schema instanceof z.ZodMiniPipe) return shapesOf(schema.def.in as Schema);
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return shapesOf(schema.def.innerType as Schema);
  }
  return [];
}

/** Every object schema anywhere inside a schema. */
export function objectsIn(schema: Schema): z.ZodMiniObject[] {
  return shapesOf(schema).flatMap((shape) => [
    shape,
    ...Object.values(shape.shape).flatMap((field) => objectsIn(field as Schema)),
  ]);
}

/** The names of all top-level fields of a schema, for every member of a union. */
export function fieldsOf(schema: Schema | null): string[] {
  return [...new Set(schema ? shapesOf(schema).flatMap((object) => Object.keys(object.shape)) : [])];
}
