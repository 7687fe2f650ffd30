import { expect, it } from "vitest";
import { parseTraceId } from "./trace-id.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

it.each([
  ["of this version", `00-${traceId}-${parent}-01`, traceId],
  ["of a later version, which may be longer", `01-${traceId}-${parent}-00-more`, traceId],
  ["of no version", `ff-${traceId}-${parent}-01`, null],
  ["without a trace", `00-${"0".repeat(32)}-${parent}-01`, null],
  ["without a parent", `00-${traceId}-${"0".repeat(16)}-01`, null],
  ["in capitals", `00-${traceId.toUpperCase()}-${parent}-01`, null],
  ["with more behind it", `00-${traceId}-${parent}-01x`, null],
  ["that is a script", "<script>", null],
  ["that is not there", null, null],
])("reads the trace id of a header %s", (_what, header, expected) => {
  expect(parseTraceId(header)).toBe(expected);
});
