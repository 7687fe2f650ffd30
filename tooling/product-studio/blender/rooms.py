"""Windows, sun and camera of the two rooms. Blender's axes: x right, y away from the viewer, z up; meters."""
import math
import bpy
from mathutils import Vector
import stage


def look(seen, eye, target, lens):
    seen.data.lens = lens
    seen.location = Vector(eye)
    seen.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()


def sun(towards, strength, color, softness):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, color, math.radians(softness)
    light = bpy.data.objects.new("sun", data)
    light.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(light)


def bulb(at, power, color):
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, color, 0.045
    light = bpy.data.objects.new("bulb", data)
    light.location = at
    bpy.context.collection.objects.link(light)


def slab(at, size):
    """Something outside the picture that only throws a shadow."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at)
    item = bpy.context.object
    item.scale = size
    item.visible_camera = False
    item.visible_diffuse = item.visible_glossy = False


def window(x, near, far, low, high, columns, rows):
    """A wall at x in the yz plane with one window from near to far (y) and low to high (z), divided by bars."""
    wide, tall = far - near, high - low
    slab((x, near - 4, 3), (0.1, 8, 12))
    slab((x, far + 4, 3), (0.1, 8, 12))
    slab((x, (near + far) / 2, low - 2), (0.1, wide, 4))
    slab((x, (near + far) / 2, high + 3), (0.1, wide, 6))
    for i in range(1, columns):
        slab((x, near + wide * i / columns, (low + high) / 2), (0.06, 0.045, tall))
    for i in range(1, rows):
        slab((x, (near + far) / 2, low + tall * i / rows), (0.06, wide, 0.045))


def general():
    window(-3.3, -1.9, 0.5, 0.5, 2.7, 3, 4)
    sun((1.0, 0.42, -0.52), 3.6, (1.0, 0.91, 0.79), 1.6)
    stage.area_light("window", (-3.1, -1.2, 1.7), (0.3, 0.2, 0.6), (2.6, 2.2), 125, (1.0, 0.97, 0.93), 1)
    stage.area_light("room", (2.6, -3.6, 2.6), (0, 0, 0.7), (3.0, 2.2), 48, (1.0, 0.97, 0.94), 1)
    stage.world((1.0, 0.98, 0.95), 0.42)


def modern():
    window(-3.6, -2.6, 0.2, 0.4, 3.0, 3, 2)
    sun((1.0, 0.55, -0.62), 7.5, (1.0, 0.95, 0.88), 0.6)
    stage.area_light("sky", (-3.3, -1.6, 1.8), (0.3, 0.2, 0.6), (2.6, 2.4), 120, (0.98, 0.99, 1.0), 1)
    stage.area_light("room", (2.6, -3.6, 2.8), (0, 0, 0.7), (3.0, 2.2), 52, (1.0, 1.0, 1.0), 1)
    stage.world((0.985, 0.99, 1.0), 0.5)


LIGHT = {"room-general": general, "room-modern": modern}
EXPOSURE = {"room-general": 1.05, "room-modern": 1.12}
# Near the window's patch of sun pale cloth would bleach.
NEAR_SUN = {"room-general": 0.85, "room-modern": 0.55}
OWN_VIEW = {"room-general": ((0.45, -5.5, 1.3), (-0.14, 0.4, 0.8), 43), "room-modern": ((0.05, -5.3, 1.15), (-0.24, 0.5, 0.93), 43)}


def exposure(shot):
    """A view close to the wall sees more of the window's light than the wide picture does."""
    return EXPOSURE[shot["stage"]] * (0.88 if "view" in shot else 1)


def furnish(seen, shot):
    """Lights the room of the shot and puts the camera where the shot, or else the room, wants it."""
    LIGHT[shot["stage"]]()
    if "view" in shot:
        bpy.data.lights["sun"].energy *= NEAR_SUN[shot["stage"]]
        eye, target = ((x, -z, y) for x, y, z in (shot["view"]["eye"], shot["view"]["target"]))
        look(seen, eye, target, shot["view"]["lens"])
    else:
        look(seen, *OWN_VIEW[shot["stage"]])
        if shot["stage"] == "room-general":
            bulb((1.52, 0.56, 1.09), 7, (1.0, 0.78, 0.52))
