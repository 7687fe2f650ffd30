"""blender -b --factory-startup -P render.py -- <folder of .glb + .json> <size> <samples> [name ...]"""
import json
import math
import os
import subprocess
import sys
import tempfile
import time
import numpy as np

np.bool = bool  # Blender 3.4's glTF importer still asks for the name numpy 1.24 dropped.
sys.path.insert(0, os.path.dirname(__file__))
import bpy
import develop
import rooms
import stage
import surfaces
from nodes import linear

PASSES = ["Image", "Denoising Albedo", "Denoising Normal", "subject", "tint"]


def subject(folder, name):
    bpy.ops.import_scene.gltf(filepath=f"{folder}/{name}.glb")
    return [o for o in bpy.context.scene.objects if o.type == "MESH"]


DYED = ["fabric", "terry", "terry-band", "card"]


def dress(objects, shot):
    tinted = shot.get("dyed", DYED)
    made = {}
    for item in objects:
        mesh = item.data
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), dtype=bool))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
        name = mesh.materials[0].name.split(".")[0]
        if name not in made:
            made[name] = surfaces.material(name, shot["looks"], tinted)
        mesh.materials[0] = made[name]


def corners(objects):
    """Every vertex in the scene's space, n x 3."""
    found = []
    for item in objects:
        points = np.empty(len(item.data.vertices) * 3, dtype=np.float32)
        item.data.vertices.foreach_get("co", points)
        world = np.array(item.matrix_world)
        found.append(points.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(found)


def settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = "CYCLES", "CPU"
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = samples, True
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.03, max(4, samples // 2)
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2, 2
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect, scene.cycles.use_denoising = 2.5, False
    scene.cycles.blur_glossy = 1.0
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform = "Standard"
    scene.render.use_persistent_data = True
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for name in ("subject", "tint"):
        aov = layer.aovs.add()
        aov.name, aov.type = name, "VALUE"


def outputs(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = folder
    writer.format.file_format, writer.format.color_depth, writer.format.color_mode = "OPEN_EXR", "32", "RGB"
    writer.file_slots.clear()
    for name in PASSES:
        writer.file_slots.new(name.replace(" ", "-") + "-")
        tree.links.new(layers.outputs[name], writer.inputs[-1])


def take(seed):
    """Renders once and answers every pass as a float array, bottom row first."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        outputs(folder)
        scene.cycles.seed = seed
        bpy.ops.render.render()
        result = {}
        for name in PASSES:
            image = bpy.data.images.load(f"{folder}/{name.replace(' ', '-')}-{scene.frame_current:04d}.exr")
            image.colorspace_settings.name = "Non-Color"
            width, height = image.size
            pixels = np.empty(width * height * 4, dtype=np.float32)
            image.pixels.foreach_get(pixels)
            result[name] = pixels.reshape(height, width, 4)[..., :3].copy()
            bpy.data.images.remove(image)
        return result


DENOISE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../src/commands/denoise.ts")


def denoised(passes):
    """The picture through the trained denoiser, which runs in Node; see src/denoise."""
    height, width = passes["Image"].shape[:2]
    with tempfile.TemporaryDirectory() as folder:
        for name, key in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
            np.ascontiguousarray(passes[key], dtype=np.float32).tofile(f"{folder}/{name}.f32")
        subprocess.run([os.environ.get("NODE", "node"), DENOISE, folder, str(width), str(height)], check=True)
        return np.fromfile(f"{folder}/clean.f32", dtype=np.float32).reshape(height, width, 3)


def plate(objects, size, samples):
    """The empty sweep under the same light, small and smooth."""
    scene = bpy.context.scene
    for item in objects:
        item.hide_render = True
    scene.render.resolution_x = scene.render.resolution_y = 128
    scene.cycles.samples, scene.render.use_border = 32, False
    passes = take(3)
    smooth = develop.blur(develop.blur(passes["Image"], 3), 3)
    for item in objects:
        item.hide_render = False
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.cycles.samples = samples
    return develop.stretch(smooth, size)


def on_sweep(shot, objects, seen, size, samples):
    """One product on the backdrop: only the part of the frame it lights or shades is traced."""
    reach, least, most = stage.frame(seen, corners(objects), **shot["camera"])
    stage.studio(reach)
    empty = plate(objects, size, samples)
    stage.window(least, most)
    passes = take(11)
    picture = denoised(passes)
    backdrop = linear(stage.BACKDROP)[:3]
    balance = np.asarray(backdrop, dtype=np.float32) / empty.mean(axis=(0, 1))
    part = develop.seen_part(bpy.context.scene.render, size, picture.shape)
    picture = develop.flatten(picture * balance, empty[part] * balance, passes["subject"][..., 0], backdrop)
    picture = proofed(picture, passes, shot)
    tint = np.zeros((size, size), dtype=np.float32)
    tint[part] = passes["tint"][..., 0]
    return develop.shoulder(develop.set_in(picture, passes["subject"][..., 0], backdrop, size, part), 0.93), tint


def proofed(picture, passes, shot):
    """The picture with its dyed material brought to the swatch color."""
    colors = [shot["looks"][part]["color"] for part in shot.get("dyed", DYED) if part in shot["looks"]]
    return develop.proof(picture, passes["tint"][..., 0], linear(colors[0])[:3]) if colors else picture


def in_room(shot, objects, seen, size, samples):
    rooms.furnish(seen, shot)
    passes = take(11)
    light = denoised(passes) * rooms.exposure(shot)
    return develop.shoulder(light, 0.8), passes["tint"][..., 0]


STAGES = {"sweep": on_sweep, "room-general": in_room, "room-modern": in_room}


def render(folder, name, size, samples):
    began = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = json.load(open(f"{folder}/{name}.json"))
    objects = subject(folder, name)
    dress(objects, shot)
    settings(size, size * 9 // 16 if shot.get("frame") == "wide" else size, samples)
    picture, tint = STAGES[shot["stage"]](shot, objects, stage.camera(), size, samples)
    develop.write_png(f"{folder}/{name}.png", develop.srgb(picture))
    if shot.get("tints"):
        develop.write_png(f"{folder}/{name}.tint.png", tint)
    print(f"RENDERED {name} {size}px {samples} samples {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    folder, size, samples, *names = sys.argv[sys.argv.index("--") + 1:]
    for name in names:
        render(folder, name, int(size), int(samples))
