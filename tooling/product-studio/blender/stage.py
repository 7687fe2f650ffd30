"""Sweep, lights and camera. Everything scales with the subject, so that every product stands in the same light."""
import math
import bpy
import numpy as np
from mathutils import Vector
from nodes import Tree, linear

BACKDROP = "#f4f0e9"


def area_light(name, at, towards, size, power, color, reach):
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size[0] * reach, size[1] * reach
    data.energy, data.color = power * reach * reach, color
    light = bpy.data.objects.new(name, data)
    light.location = Vector(at) * reach
    light.rotation_euler = (Vector(towards) * reach - light.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(light)
    return light


def world(color, strength):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("studio")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def sweep(reach):
    bend, behind, high = 1.5, 1.5, 7.0
    curve = [(-behind - bend * math.sin(t), bend * (1 - math.cos(t))) for t in [i / 24 * math.pi / 2 for i in range(25)]]
    profile = [(9.0, 0.0), *curve, (-behind - bend, high)]
    points, faces = [], []
    for i, (z, y) in enumerate(profile):
        points += [(-16 * reach, -z * reach, y * reach), (16 * reach, -z * reach, y * reach)]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(points, [], faces)
    tree = Tree("sweep")
    tree.surface(Base_Color=linear(BACKDROP), Roughness=1.0, Specular=0.0)
    mesh.materials.append(tree.material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    bpy.context.collection.objects.link(bpy.data.objects.new("sweep", mesh))


def studio(reach):
    sweep(reach)
    area_light("key", (-1.7, -1.5, 2.3), (0, 0, 0.15), (1.5, 1.2), 62, (1.0, 0.975, 0.945), reach)
    area_light("fill", (2.4, -1.7, 1.2), (0, 0, 0.2), (1.8, 1.6), 9, (0.93, 0.96, 1.0), reach)
    area_light("rim", (0.9, 1.25, 1.9), (0, 0, 0.2), (1.2, 0.5), 13, (1.0, 0.98, 0.95), reach)
    world((1.0, 0.992, 0.98), 0.5)


def camera(lens=85):
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start, data.clip_end = lens, 0.01, 200
    seen = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(seen)
    bpy.context.scene.camera = seen
    return seen


def aim(seen, target, azimuth, elevation, distance):
    turn, rise = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    seen.location = target + away * distance
    seen.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()


def frame(seen, points, azimuth, elevation, fill):
    """Moves the camera until the outline of the points (n x 3) is centered and takes `fill` of the frame.

    Answers the frame's span in meters and the outline's lower left and upper right corner in the frame, 0 to 1.
    """
    low, high = Vector(points.min(axis=0)), Vector(points.max(axis=0))
    target, distance = (low + high) / 2, (high - low).length * 3
    half = seen.data.sensor_width / 2 / seen.data.lens
    for _ in range(6):
        aim(seen, target, azimuth, elevation, distance)
        bpy.context.view_layer.update()
        inverse = np.array(seen.matrix_world.inverted())
        local = points @ inverse[:3, :3].T + inverse[:3, 3]
        flat = local[:, :2] / -local[:, 2:] / half
        least, most = flat.min(axis=0), flat.max(axis=0)
        middle, size = (least + most) / 2, (most - least).max() / 2
        right, up = seen.matrix_world.to_3x3() @ Vector((1, 0, 0)), seen.matrix_world.to_3x3() @ Vector((0, 1, 0))
        target = target + (right * float(middle[0]) + up * float(middle[1])) * half * distance
        distance *= float(size) / fill
    aim(seen, target, azimuth, elevation, distance)
    bpy.context.view_layer.update()
    least, most = (least - middle) * (fill / size), (most - middle) * (fill / size)
    return 2 * half * distance, (least + 1) / 2, (most + 1) / 2


MARGIN = {"left": 0.3, "right": 0.36, "below": 0.22, "above": 0.03}


def window(least, most):
    """The part of the frame worth tracing: the subject (corners from 0 to 1) and where its shadow may fall."""
    scene = bpy.context.scene
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.border_min_x = max(0.0, float(least[0]) - MARGIN["left"])
    scene.render.border_max_x = min(1.0, float(most[0]) + MARGIN["right"])
    scene.render.border_min_y = max(0.0, float(least[1]) - MARGIN["below"])
    scene.render.border_max_y = min(1.0, float(most[1]) + MARGIN["above"])
    return scene.render
