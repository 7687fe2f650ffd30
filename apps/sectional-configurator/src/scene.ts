import { type Design, getBounds, type PieceCatalog, placePieces } from "@store/sectional-ui/layout";
import { toSoftBoxes } from "@store/sectional-ui/models";
import {
  Color,
  DirectionalLight,
  Euler,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshDepthMaterial,
  MeshStandardMaterial,
  NoToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  RGBADepthPacking,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from "three";
import { createSoftBoxes, useSoftBoxes } from "./soft-box.ts";
import { createWeave } from "./weave.ts";

/** How a fabric looks. */
export interface Fabric {
  readonly color: string;
  readonly material: string;
}

/** Where the shopper looks from: angles in radians, and how close. */
export interface Orbit {
  readonly turn: number;
  readonly rise: number;
  readonly zoom: number;
}

export const firstOrbit: Orbit = { turn: 0.5, rise: 0.45, zoom: 1 };

/** Ten for each of sixty pieces. */
const capacity = 600;
/** Inches after which the weave repeats. */
const weaveInches = 3;
/** The height that the camera looks at. */
const eyeLevel = 12;

const unit = new Vector3(1, 1, 1);
const turned = (x: number, y: number) => new Quaternion().setFromEuler(new Euler(x, y, 0));

/**
 * A sectional in a room, drawn when something has changed and not otherwise. Throws if the browser has no WebGL.
 */
export function createScene(canvas: HTMLCanvasElement, onRendered: () => void) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  // Any other moves dark colors away from those of their fabrics.
  renderer.toneMapping = NoToneMapping;
  const scene = new Scene();
  scene.background = new Color("#f4f0e9");
  const camera = new PerspectiveCamera(32, 1, 10, 4000);
  const sun = createSun();
  const ground = createFloor();
  scene.add(sun, sun.target, new HemisphereLight("#ffffff", "#b8ab98", 1.45), ground);

  const { geometry, halfSize, soft } = createSoftBoxes(capacity);
  const material = useSoftBoxes(new MeshStandardMaterial({ roughness: 1, bumpScale: 1.2 }), weaveInches);
  const cushions = new InstancedMesh(geometry, material, capacity);
  cushions.customDepthMaterial = useSoftBoxes(new MeshDepthMaterial({ depthPacking: RGBADepthPacking }));
  cushions.castShadow = cushions.receiveShadow = true;
  cushions.frustumCulled = false;
  cushions.count = 0;
  scene.add(cushions);

  let orbit = firstOrbit;
  let floor = { x: 0, y: 0, width: 100, depth: 60 };
  let isScheduled = false;

  function draw() {
    isScheduled = false;
    const reach = (Math.hypot(floor.width, floor.depth) * 1.25 + 60) / orbit.zoom / Math.min(1, camera.aspect);
    const [x, z] = [floor.x + floor.width / 2, floor.y + floor.depth / 2];
    const flat = Math.cos(orbit.rise) * reach;
    camera.position.set(
      x + Math.sin(orbit.turn) * flat,
      eyeLevel + Math.sin(orbit.rise) * reach,
      z + Math.cos(orbit.turn) * flat,
    );
    camera.lookAt(x, eyeLevel, z);
    camera.far = Math.max(4000, reach * 2);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    renderer.render(scene, camera);
    onRendered();
  }
  function requestDraw() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(draw);
  }

  function placeCushions(design: Design, catalog: PieceCatalog) {
    let index = 0;
    for (const piece of placePieces(design, catalog).pieces) {
      const { kind } = piece;
      const middle = new Vector3(piece.x + piece.width / 2, 0, piece.y + piece.depth / 2);
      const stand = new Matrix4().compose(middle, turned(0, (-piece.rotation * Math.PI) / 180), unit);
      for (const { middle: at, size, radius, crown, tilt } of toSoftBoxes(kind)) {
        const place = new Vector3(at[0] - kind.width / 2, at[1], at[2] - kind.depth / 2);
        cushions.setMatrixAt(index, new Matrix4().compose(place, turned(tilt, 0), unit).premultiply(stand));
        halfSize.setXYZ(index, size[0] / 2, size[1] / 2, size[2] / 2);
        soft.setXY(index, radius, crown);
        index++;
      }
    }
    cushions.count = index;
    cushions.instanceMatrix.needsUpdate = halfSize.needsUpdate = soft.needsUpdate = true;
  }

  return {
    /** Draws now, so that the canvas can be read before the browser clears it. */
    drawNow: draw,
    setDesign(design: Design, catalog: PieceCatalog) {
      placeCushions(design, catalog);
      floor = design.pieces.length === 0 ? { x: -50, y: -30, width: 100, depth: 60 } : getBounds(design, catalog);
      aimSun(sun, floor);
      ground.position.set(floor.x + floor.width / 2, 0, floor.y + floor.depth / 2);
      ground.scale.setScalar(Math.max(1, Math.hypot(floor.width, floor.depth) / 1000));
      renderer.shadowMap.needsUpdate = true;
      requestDraw();
    },
    setFabric({ color, material: kind }: Fabric) {
      const { texture, light } = createWeave(kind);
      material.color.set(color).multiplyScalar(1 / light);
      material.map?.dispose();
      material.map = material.bumpMap = texture;
      material.roughness = kind === "leather" ? 0.6 : 1;
      material.needsUpdate = true;
      requestDraw();
    },
    setOrbit(next: Orbit) {
      orbit = next;
      requestDraw();
    },
    getOrbit: () => orbit,
    resize(width: number, height: number) {
      renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      requestDraw();
    },
    /** Where a point of the room is on the canvas, in shares of its width and height. */
    project(x: number, y: number, z: number) {
      const point = new Vector3(x, y, z).project(camera);
      return { left: (point.x + 1) / 2, top: (1 - point.y) / 2 };
    },
  };
}

export type SectionalScene = ReturnType<typeof createScene>;

function createSun(): DirectionalLight {
  const sun = new DirectionalLight("#fffaf4", 2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 4;
  sun.shadow.bias = -0.002;
  sun.shadow.normalBias = 0.6;
  return sun;
}

/** The light covers the furniture and no more, so that its shadow is sharp. */
function aimSun(sun: DirectionalLight, floor: { x: number; y: number; width: number; depth: number }) {
  const reach = Math.max(floor.width, floor.depth) * 0.75 + 20;
  const [x, z] = [floor.x + floor.width / 2, floor.y + floor.depth / 2];
  sun.position.set(x - reach * 0.7, reach * 1.6, z + reach * 0.8);
  sun.target.position.set(x, 0, z);
  sun.target.updateMatrixWorld();
  Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: reach * 5 });
  sun.shadow.camera.updateProjectionMatrix();
}

function createFloor(): Mesh {
  const floor = new Mesh(new PlaneGeometry(4000, 4000), new ShadowMaterial({ opacity: 0.22 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
}
