import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { Part } from "../shape/part.ts";

function padded(bytes: Uint8Array, fill: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(fill);
  whole.set(bytes);
  return whole;
}

function chunk(kind: number, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + body.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, body.length, true);
  view.setUint32(4, kind, true);
  whole.set(body, 8);
  return whole;
}

/**
 * The parts as one binary glTF 2.0 file. It holds positions, triangles, placements and material names;
 * surfaces and smooth shading belong to whoever opens it.
 */
export function toGlb(parts: readonly Part[]): Uint8Array {
  const materials = [...new Set(parts.map((part) => part.material))];
  const json = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: parts.map((_, i) => i) }],
    nodes: parts.map((part, mesh) => ({ mesh, matrix: part.matrix.toArray() })),
    materials: materials.map((name) => ({ name })),
    meshes: [] as object[],
    accessors: [] as object[],
    bufferViews: [] as object[],
    buffers: [{ byteLength: 0 }],
  };
  const pieces: Uint8Array[] = [];
  let offset = 0;
  const append = (values: Float32Array | Uint32Array, target: number) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    json.bufferViews.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length, target });
    pieces.push(bytes);
    offset += bytes.length;
    return json.bufferViews.length - 1;
  };
  for (const part of parts) {
    const bare = part.geometry.clone();
    for (const name of Object.keys(bare.attributes)) if (name !== "position") bare.deleteAttribute(name);
    const geometry = mergeVertices(bare, 1e-7);
    geometry.computeBoundingBox();
    const positions = Float32Array.from(geometry.getAttribute("position").array);
    const triangles = Uint32Array.from(geometry.getIndex()?.array ?? []);
    const box = geometry.boundingBox;
    json.accessors.push(
      {
        bufferView: append(positions, 34962),
        componentType: 5126,
        count: positions.length / 3,
        type: "VEC3",
        min: box?.min.toArray(),
        max: box?.max.toArray(),
      },
      { bufferView: append(triangles, 34963), componentType: 5125, count: triangles.length, type: "SCALAR" },
    );
    const at = json.accessors.length;
    json.meshes.push({
      primitives: [{ attributes: { POSITION: at - 2 }, indices: at - 1, material: materials.indexOf(part.material) }],
    });
  }
  json.buffers = [{ byteLength: offset }];
  const body = Buffer.concat(pieces);
  const text = chunk(0x4e4f534a, padded(new TextEncoder().encode(JSON.stringify(json)), 0x20));
  const binary = chunk(0x004e4942, padded(body, 0));
  const head = new Uint8Array(12);
  const view = new DataView(head.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, 12 + text.length + binary.length, true);
  return Buffer.concat([head, text, binary]);
}
