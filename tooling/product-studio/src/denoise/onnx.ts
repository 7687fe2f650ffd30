/** The few words of the ONNX exchange format (protocol buffers) that a convolutional network needs. */

const numberOf = { varint: 0, bytes: 2 } as const;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}

const integer = (field: number, value: number) => Buffer.concat([varint(field * 8 + numberOf.varint), varint(value)]);
const bytes = (field: number, body: Uint8Array) =>
  Buffer.concat([varint(field * 8 + numberOf.bytes), varint(body.length), body]);
const text = (field: number, value: string) => bytes(field, Buffer.from(value));

const float32 = 1;
const kinds = { integer: 2, text: 3, integers: 7 } as const;

function attribute(name: string, value: number[] | number | string): Buffer {
  if (typeof value === "string")
    return bytes(5, Buffer.concat([text(1, name), text(4, value), integer(20, kinds.text)]));
  if (typeof value === "number")
    return bytes(5, Buffer.concat([text(1, name), integer(3, value), integer(20, kinds.integer)]));
  const list = value.map((item) => integer(8, item));
  return bytes(5, Buffer.concat([text(1, name), ...list, integer(20, kinds.integers)]));
}

export type Node = {
  kind: "Conv" | "Relu" | "MaxPool" | "Resize" | "Concat";
  inputs: string[];
  output: string;
  attributes: Record<string, number[] | number | string>;
};
type Constant = { name: string; shape: number[]; values: Float32Array };
export type Graph = { nodes: Node[]; constants: Constant[]; input: string; output: string };

function tensor({ name, shape, values }: Constant): Buffer {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return Buffer.concat([...shape.map((size) => integer(1, size)), integer(2, float32), text(8, name), bytes(9, raw)]);
}

function port(name: string): Buffer {
  return Buffer.concat([text(1, name), bytes(2, bytes(1, integer(1, float32)))]);
}

/** The graph as the bytes of an ONNX model file (operator set 13). */
export function toOnnx({ nodes, constants, input, output }: Graph): Buffer {
  const graph = Buffer.concat([
    ...nodes.map(({ kind, inputs, output: to, attributes }) => {
      const list = Object.entries(attributes).map(([name, value]) => attribute(name, value));
      return bytes(1, Buffer.concat([...inputs.map((from) => text(1, from)), text(2, to), text(4, kind), ...list]));
    }),
    text(2, "denoise"),
    ...constants.map((constant) => bytes(5, tensor(constant))),
    bytes(11, port(input)),
    bytes(12, port(output)),
  ]);
  return Buffer.concat([integer(1, 8), bytes(7, graph), bytes(8, integer(2, 13))]);
}
