"""Short words for building Cycles node trees."""
import bpy


def linear(hex_color):
    """Scene-linear RGBA of an sRGB "#rrggbb"."""
    def channel(i):
        value = int(hex_color[i:i + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return (channel(1), channel(3), channel(5), 1.0)


class Tree:
    """One material under construction; every method answers an output socket."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]
        self.color = None

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node.inputs[key], value)
        return node

    def set(self, socket, value):
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def surface(self, **inputs):
        for key, value in inputs.items():
            self.set(self.shader.inputs[key.replace("_", " ")], value)

    def place(self, scale=(1, 1, 1), shift=True):
        """Position in the part's own space (meters) times scale; each part starts at its own random place."""
        point = self.node("ShaderNodeTexCoord").outputs["Object"]
        if shift:
            random = self.node("ShaderNodeObjectInfo").outputs["Random"]
            offset = self.node("ShaderNodeVectorMath", {0: (13.1, 7.7, 17.3)}, operation="SCALE")
            self.set(offset.inputs["Scale"], random)
            point = self.node("ShaderNodeVectorMath", {0: point, 1: offset.outputs[0]}, operation="ADD").outputs[0]
        return self.node("ShaderNodeVectorMath", {0: point, 1: scale}, operation="MULTIPLY").outputs[0]

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("ShaderNodeTexNoise", inputs).outputs["Fac"]

    def cells(self, vector, scale, feature="F1", output="Distance", flat=False, **inputs):
        settings = {"feature": feature, "voronoi_dimensions": "2D" if flat else "3D"}
        return self.node("ShaderNodeTexVoronoi", {"Vector": vector, "Scale": scale, **inputs}, **settings).outputs[output]

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("ShaderNodeMath", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def span(self, value, low, high, to_low, to_high):
        keys = {"Value": value, "From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high}
        return self.node("ShaderNodeMapRange", keys).outputs["Result"]

    def shade(self, color, factor):
        """The color multiplied by a gray factor."""
        if not hasattr(color, "is_output"):
            self.color = self.color or tuple(color)
        node = self.node("ShaderNodeVectorMath", {0: color if hasattr(color, "is_output") else color[:3]}, operation="SCALE")
        self.set(node.inputs["Scale"], factor)
        return node.outputs[0]

    def mix(self, factor, a, b):
        if not hasattr(a, "is_output"):
            self.color = self.color or tuple(a)
        return self.node("ShaderNodeMixRGB", {"Fac": factor, "Color1": a, "Color2": b}).outputs["Color"]

    def bump(self, height, distance, strength=1.0):
        return self.node("ShaderNodeBump", {"Height": height, "Distance": distance, "Strength": strength}).outputs["Normal"]

    def plain_bounce(self):
        """Light that bounces diffusely off this surface meets its plain color, which is cheap to compute."""
        emission = self.shader.inputs["Emission"]
        if self.shader.inputs["Metallic"].default_value > 0.5 or emission.is_linked or max(emission.default_value[:3]) > 0:
            return
        color = self.color or tuple(self.shader.inputs["Base Color"].default_value)
        plain = self.node("ShaderNodeBsdfDiffuse", {"Color": (*color[:3], 1)})
        mix = self.node("ShaderNodeMixShader", {0: self.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"],
                                                1: self.shader.outputs[0], 2: plain.outputs[0]})
        self.set(self.out.inputs["Surface"], mix.outputs[0])

    def mark(self, name, value):
        """Writes value into the arbitrary output called name, for masks."""
        node = self.node("ShaderNodeOutputAOV", {"Value": value})
        node.name = name
