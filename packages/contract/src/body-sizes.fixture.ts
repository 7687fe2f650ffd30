import * as z from "zod/mini";
import type { Call } from "./all-calls.fixture.ts";
import { largestBodyBytes } from "./body-limits.ts";
import type { Operation } from "./operation.ts";

type Schema = z.ZodMiniType;
type Encoding = Operation["body"];

// A UTF-16 unit takes up to 3 bytes of UTF-8, and each of those 3 characters in a form.
const bytesPerUnit: Record<Encoding, number> = { json: 3, form: 9 };
const longestInteger = String(Number.MIN_SAFE_INTEGER).length;
/** A form also carries the CSRF token. */
const formToken = 256;

/** The sizes in KB to which those of requests are rounded up. */
const sizes = [4, 8, 16, 32, largestBodyBytes / 1024];

/** The text of `generated/body-sizes.ts`: the paths of every POST by the size of its largest body. */
export function toBodySizesModule(calls: readonly Call[]): string {
  const posts = calls.filter(({ operation }) => operation.method === "POST");
  const rows = sizes.map((kilobytes) => {
    const group = posts.filter((call) => toKilobytes(measureRequest(call)) === kilobytes);
    const paths = group.flatMap(({ operation: { path, alsoAt } }) => [path, ...alsoAt]);
    return [`  ${kilobytes}: [`, ...paths.map((path) => `    "${path}",`), "  ],"].join("\n");
  });
  return `// Generated from the request schemas by this package's tests. Do not edit: run \`pnpm test -u\` instead.

/** The paths of the POSTs by the size of their largest body in KB. */
export const pathsByKilobytes: Readonly<Record<number, readonly string[]>> = {
${rows.join("\n")}
};
`;
}

function toKilobytes(bytes: number): number | undefined {
  return sizes.find((kilobytes) => kilobytes * 1024 >= bytes) ?? sizes.at(-1);
}

/**
 * The size of the largest body that the schema of a call accepts, written without whitespace and with characters
 * instead of escape sequences, in bytes. Throws if the schema has a text or a list without a maximum length.
 */
export function measureRequest({ operation, request }: Pick<Call, "operation" | "request">): number {
  const token = operation.body === "form" ? formToken : 0;
  return token + measure(request, operation.body, operation.name);
}

function measure(schema: Schema, encoding: Encoding, place: string): number {
  const inner = (other: unknown, name = place) => measure(other as Schema, encoding, name);
  const maxLength = () => {
    const length = findMaxLength(schema);
    if (length !== undefined) return length;
    throw new Error(`${place} has no maximum length, so its size is not limited. Give it one with z.maxLength.`);
  };
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(
      ([name, field]) => JSON.stringify(name).length + 2 + inner(field, `${place}.${name}`),
    );
    return 2 + sum(fields);
  }
  if (schema instanceof z.ZodMiniArray) return 2 + maxLength() * (1 + inner(schema.def.element));
  if (schema instanceof z.ZodMiniUnion) return Math.max(...schema.def.options.map((option) => inner(option)));
  if (schema instanceof z.ZodMiniPipe) return inner(schema.def.in);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) return inner(schema.def.innerType);
  if (schema instanceof z.ZodMiniNullable) return Math.max("null".length, inner(schema.def.innerType));
  if (schema instanceof z.ZodMiniLiteral) return longest(schema.def.values);
  if (schema instanceof z.ZodMiniEnum) return longest(Object.values(schema.def.entries));
  if (schema instanceof z.ZodMiniBoolean) return "false".length;
  if (schema instanceof z.ZodMiniNumber) return longestInteger;
  if (schema instanceof z.ZodMiniString) return 2 + maxLength() * bytesPerUnit[encoding];
  throw new Error(`${place} has a schema of the type ${schema.def.type}, whose size is not known here.`);
}

function findMaxLength({ def }: Schema): number | undefined {
  const { checks = [] } = def as { checks?: readonly z.core.$ZodCheck[] };
  const lengths = checks.map(({ _zod: { def: check } }) => {
    if (check.check === "max_length") return (check as z.core.$ZodCheckMaxLengthDef).maximum;
    return check.check === "length_equals" ? (check as z.core.$ZodCheckLengthEqualsDef).length : undefined;
  });
  return lengths.find((length) => length !== undefined);
}

function longest(values: readonly unknown[]): number {
  return Math.max(...values.map((value) => JSON.stringify(value).length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
