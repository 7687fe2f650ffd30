import {
  BoxGeometry,
  BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type Material,
  type WebGLProgramParametersWithUniforms,
} from "three";

/** Faces along each edge of a box: more cost time and show no difference. */
const segments = 4;

/**
 * One geometry for every cushion. Each instance has its half size, the radius of its edges and the crown of its top, so
 * that edges stay round at any size.
 */
export function createSoftBoxes(capacity: number) {
  const box = new BoxGeometry(2, 2, 2, segments, segments, segments);
  const [positions, normals] = [box.getAttribute("position"), box.getAttribute("normal")];
  const core = new Float32Array(positions.count * 3);
  const round = new Float32Array(positions.count * 3);
  const face = new Float32Array(positions.count * 3);
  for (let vertex = 0; vertex < positions.count; vertex++) {
    const at = [positions.getX(vertex), positions.getY(vertex), positions.getZ(vertex)];
    const outer = at.map((value) => (value - Math.max(-0.5, Math.min(0.5, value))) * 2);
    const length = Math.hypot(...outer) || 1;
    const normal = [normals.getX(vertex), normals.getY(vertex), normals.getZ(vertex)];
    for (let axis = 0; axis < 3; axis++) {
      core[vertex * 3 + axis] = Math.max(-1, Math.min(1, (at[axis] ?? 0) * 2));
      round[vertex * 3 + axis] = (outer[axis] ?? 0) / length;
      face[vertex * 3 + axis] = Math.abs(normal[axis] ?? 0);
    }
  }
  const geometry = new InstancedBufferGeometry();
  geometry.index = box.index;
  geometry.setAttribute("position", new BufferAttribute(core, 3));
  geometry.setAttribute("normal", new BufferAttribute(round, 3));
  geometry.setAttribute("face", new BufferAttribute(face, 3));
  const halfSize = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
  const soft = new InstancedBufferAttribute(new Float32Array(capacity * 2), 2);
  geometry.setAttribute("halfSize", halfSize);
  geometry.setAttribute("soft", soft);
  return { geometry, halfSize, soft };
}

const attributes = "attribute vec3 halfSize;attribute vec2 soft;attribute vec3 face;\n";
// The corner of the inner box, the round edge around it, and the swelling of top and bottom.
const position = `
  vec3 transformed = position * (halfSize - soft.x) + normal * soft.x;
  float swell = (1.0 - position.x * position.x) * (1.0 - position.z * position.z) * soft.y * face.y;
  transformed.y += swell * sign(position.y);`;

/** Draws a material's instances as soft boxes; with a weave that repeats each so many inches. */
export function useSoftBoxes<Drawn extends Material>(material: Drawn, weaveInches?: number): Drawn {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.vertexShader = attributes + shader.vertexShader.replace("#include <begin_vertex>", position);
    if (weaveInches === undefined) return;
    const weave = `
      vec3 inches = position * (halfSize - soft.x) + normal * soft.x;
      vec2 weave = (face.x > .5 ? inches.zy : face.y > .5 ? inches.xz : inches.xy) / ${weaveInches.toFixed(1)};
      vMapUv = weave;
      vBumpMapUv = weave;`;
    shader.vertexShader = shader.vertexShader.replace("#include <uv_vertex>", weave);
  };
  return material;
}
