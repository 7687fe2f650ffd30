import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { toOnnx } from "./onnx.ts";
import { readTza } from "./tza.ts";
import { unet } from "./unet.ts";

/** Where the fetch-denoiser command puts the inference runtime and the trained weights; never committed. */
export const toolsFolder = path.resolve(import.meta.dirname, "../../.denoiser");

/** What that command fetches: pinned here, out of the workspace, since only rendering needs 290 MB of runtime. */
const tools = { runtime: "onnxruntime-node", weights: "denoiser" } as const;
export const versions = [`${tools.runtime}@1.30.0`, `${tools.weights}@0.0.11`];

type Tensor = { data: Float32Array };
type Session = { run: (feeds: Record<string, Tensor>) => Promise<Record<string, Tensor>> };
type Runtime = {
  InferenceSession: { create: (model: Uint8Array, options: { intraOpNumThreads: number }) => Promise<Session> };
  Tensor: new (type: "float32", data: Float32Array, shape: number[]) => Tensor;
};

function runtime(): Runtime {
  const require = createRequire(path.join(toolsFolder, "package.json"));
  try {
    return require(tools.runtime);
  } catch (cause) {
    throw new Error("The denoiser is missing: run the fetch-denoiser script once.", { cause });
  }
}

/** Runs planes of width x height through the trained network so named and answers its three output planes. */
export async function infer(name: string, planes: Float32Array, width: number, height: number): Promise<Float32Array> {
  const { InferenceSession, Tensor } = runtime();
  const weights = readTza(readFileSync(path.join(toolsFolder, `node_modules/${tools.weights}/tzas/${name}.tza`)));
  const session = await InferenceSession.create(toOnnx(unet(weights)), { intraOpNumThreads: 2 });
  const shape = [1, planes.length / (width * height), height, width];
  const [answer] = Object.values(await session.run({ input: new Tensor("float32", planes, shape) }));
  if (!answer) throw new Error(`${name} returned nothing.`);
  return answer.data;
}
