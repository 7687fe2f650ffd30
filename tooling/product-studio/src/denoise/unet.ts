import type { Graph, Node } from "./onnx.ts";
import type { Weights } from "./tza.ts";

const steps = {
  encode: ["enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"],
  decode: ["4", "3", "2", "1"],
} as const;

/** Open Image Denoise's U-Net: four halvings, four doublings, each joined with what stood there before. */
export function unet(weights: ReadonlyMap<string, Weights>): Graph {
  const nodes: Node[] = [];
  const add = (kind: Node["kind"], inputs: string[], output: string, attributes: Node["attributes"]) => {
    nodes.push({ kind, inputs, output, attributes });
    return output;
  };
  const conv = (name: string, from: string, bent = true) => {
    const inputs = [from, `${name}.weight`, `${name}.bias`];
    const flat = add("Conv", inputs, `${name}.sum`, { kernel_shape: [3, 3], pads: [1, 1, 1, 1] });
    return bent ? add("Relu", [flat], name, {}) : flat;
  };
  const halved = (from: string) =>
    add("MaxPool", [from], `${from}.half`, { kernel_shape: [2, 2], strides: [2, 2], auto_pad: "NOTSET" });
  const doubled = (from: string) =>
    add("Resize", [from, "", "twice"], `${from}.twice`, {
      mode: "nearest",
      coordinate_transformation_mode: "asymmetric",
      nearest_mode: "floor",
    });

  const kept = ["input"];
  let at = conv("enc_conv0", "input");
  for (const name of steps.encode) {
    at = halved(conv(name, at));
    kept.push(at);
  }
  at = conv("enc_conv5b", conv("enc_conv5a", at));
  kept.pop();
  for (const step of steps.decode) {
    const beside = kept.pop() ?? "input";
    at = add("Concat", [doubled(at), beside], `join${step}`, { axis: 1 });
    at = conv(`dec_conv${step}b`, conv(`dec_conv${step}a`, at));
  }
  const output = conv("dec_conv0", at, false);
  const constants = [...weights].map(([name, { shape, values }]) => ({ name, shape, values }));
  return {
    nodes,
    constants: [...constants, { name: "twice", shape: [4], values: Float32Array.of(1, 1, 2, 2) }],
    input: "input",
    output,
  };
}
