"""One procedural recipe per kind of surface. Lengths are meters in the part's own space."""
from nodes import Tree, linear

ALONG = {"x": (1, 0, 0), "y": (0, 0, 1), "z": (0, 1, 0)}


def linen(tree, color):
    threads = [tree.noise(tree.place(scale), 1, 3, 0.6) for scale in ((45, 260, 260), (260, 45, 260), (260, 260, 45))]
    weave = tree.math("ADD", tree.math("ADD", threads[0], threads[1]), threads[2])
    patch = tree.noise(tree.place((5, 5, 5)), 1, 2)
    tone = tree.math("ADD", tree.span(weave, 1.1, 1.9, 0.8, 1.16), tree.span(patch, 0.3, 0.7, -0.03, 0.03))
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=0.95, Specular=0.12, Sheen=0.25,
                 Normal=tree.bump(weave, 0.0022, 0.55))


def boucle(tree, color):
    wander = tree.node("ShaderNodeTexNoise", {"Vector": tree.place(), "Scale": 60.0, "Detail": 1.0}).outputs["Color"]
    soft = tree.node("ShaderNodeVectorMath", {0: wander, 1: (0.012, 0.012, 0.012)}, operation="MULTIPLY").outputs[0]
    at = tree.node("ShaderNodeVectorMath", {0: tree.place(), 1: soft}, operation="ADD").outputs[0]
    loops = tree.math("POWER", tree.cells(at, 88.0, "F1"), 1.25)
    height = tree.math("SUBTRACT", 1.0, loops)
    fuzz = tree.noise(tree.place(), 420, 2)
    tone = tree.math("ADD", tree.span(height, 0.35, 0.85, 0.86, 1.03), tree.span(fuzz, 0.3, 0.7, -0.03, 0.03))
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=1.0, Specular=0.05, Sheen=0.4,
                 Normal=tree.bump(tree.math("ADD", height, tree.math("MULTIPLY", fuzz, 0.15)), 0.007, 0.6))


def leather(tree, color):
    mottle = tree.noise(tree.place(), 7, 4, 0.6)
    grain = tree.cells(tree.place(), 330.0, "F1")
    crease = tree.noise(tree.place(), 28, 5, 0.65, 0.6)
    height = tree.math("ADD", tree.math("MULTIPLY", grain, 0.35), crease)
    tree.surface(Base_Color=tree.shade(color, tree.span(mottle, 0.28, 0.72, 0.78, 1.2)),
                 Roughness=tree.span(mottle, 0.3, 0.7, 0.5, 0.38), Specular=0.42, Normal=tree.bump(height, 0.0016, 0.5))


def velvet(tree, color):
    nap = tree.noise(tree.place((1, 1, 0.6)), 13, 4, 0.6, 0.25)
    pile = tree.noise(tree.place(), 700, 2)
    bump = tree.bump(tree.math("ADD", nap, tree.math("MULTIPLY", pile, 0.05)), 0.02, 0.3)
    facing = tree.node("ShaderNodeLayerWeight", {"Blend": 0.5, "Normal": bump}).outputs["Facing"]
    rim = tree.math("POWER", facing, 1.2)
    gray = sum(color[:3]) / 3
    pale = tuple(min(1, 1.55 * (0.8 * c + 0.2 * gray) + 0.03) for c in color[:3]) + (1,)
    brushed = tree.math("ADD", tree.span(nap, 0.3, 0.7, 0.5, 0.74), tree.span(pile, 0.3, 0.7, -0.06, 0.06))
    deep = tree.shade(color, brushed)
    tree.surface(Base_Color=tree.mix(rim, deep, pale), Roughness=0.8, Specular=0.12, Sheen=0.9, Sheen_Tint=0.35, Normal=bump)


def terry(tree, color):
    loops = tree.cells(tree.place(), 330.0, "F1")
    tufts = tree.noise(tree.place(), 95, 3, 0.7)
    height = tree.math("ADD", tree.math("MULTIPLY", loops, -0.8), tufts)
    tone = tree.span(height, -0.4, 0.5, 0.8, 1.03)
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=1.0, Specular=0.03, Sheen=0.35, Normal=tree.bump(height, 0.0034, 0.9))


def wood(tree, light, dark, axis):
    along = ALONG[axis]
    stretch = tuple(1.4 if a else 15 for a in along)
    fine = tuple(9 if a else 520 for a in along)
    flow = tree.noise(tree.place(stretch), 1, 5, 0.62, 0.35)
    # A ring darkens slowly and pales within a tenth of its width: a sharper turn shows as a cut in the board.
    grown = tree.math("FRACT", tree.math("MULTIPLY", tree.noise(tree.place(tuple(0.55 if a else 6 for a in along)), 1, 1, 0.4, 0.2), 11.0))
    rings = tree.math("MINIMUM", grown, tree.math("MULTIPLY", tree.math("SUBTRACT", 1.0, grown), 2.5))
    pores = tree.noise(tree.place(fine), 1, 2, 0.6)
    body = tree.mix(tree.span(tree.math("ADD", flow, tree.math("MULTIPLY", rings, 0.22)), 0.34, 0.88, 0, 1), light, dark)
    pore_tone = tree.span(pores, 0.32, 0.5, 0.82, 1.0)
    random = tree.node("ShaderNodeObjectInfo").outputs["Random"]
    board_tone = tree.span(random, 0, 1, 0.93, 1.06)
    tree.surface(Base_Color=tree.shade(tree.shade(body, pore_tone), board_tone), Roughness=tree.span(pores, 0.3, 0.6, 0.6, 0.46),
                 Specular=0.35, Normal=tree.bump(pores, 0.0004, 0.35))


def metal(tree, color, roughness):
    brushed = tree.noise(tree.place((30, 30, 900)), 1, 2)
    tree.surface(Base_Color=color, Metallic=1.0, Roughness=tree.span(brushed, 0.3, 0.7, roughness - 0.03, roughness + 0.05))


def lacquer(tree, color):
    tree.surface(Base_Color=color, Roughness=0.36, Specular=0.5)


def lit(tree, color, strength):
    """Opal glass or a pale lining with a lamp behind or beside it."""
    tree.surface(Base_Color=color, Roughness=0.4, Specular=0.4, Emission=(1.0, 0.8, 0.56, 1), Emission_Strength=strength)


def mirror(tree):
    tree.surface(Base_Color=(0.86, 0.875, 0.87, 1), Metallic=1.0, Roughness=0.015)


def soft_mirror(tree, color):
    """A mirror in an empty studio: what it shows is blurred, so that no edge of the set can be read in it."""
    tree.surface(Base_Color=color, Metallic=1.0, Roughness=0.24)


def glaze(tree, color, roughness=0.3):
    speck = tree.noise(tree.place(), 260, 1)
    tone = tree.span(speck, 0.3, 0.42, 0.86, 1.0)
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=roughness, Specular=0.45, Normal=tree.bump(tree.noise(tree.place(), 25, 3), 0.002, 0.12))


def matte(tree, color):
    tree.surface(Base_Color=color, Roughness=0.85, Specular=0.15)


def gloss(tree, color):
    fibre = tree.noise(tree.place(), 2600, 2)
    tree.surface(Base_Color=color, Roughness=0.42, Specular=0.5, Normal=tree.bump(fibre, 0.0001, 0.15))


def lamp_shade(tree, color):
    rows = tree.noise(tree.place((30, 30, 700)), 1, 2)
    columns = tree.noise(tree.place((500, 500, 30)), 1, 2)
    tone = tree.span(tree.math("ADD", rows, columns), 0.75, 1.25, 0.9, 1.03)
    height = tree.node("ShaderNodeSeparateXYZ", {0: tree.node("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    glow = tree.math("MULTIPLY", tree.span(height, 0.39, 0.67, 1.0, 0.4), 0.2)
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=1.0, Specular=0.05, Emission=(1.0, 0.77, 0.5, 1), Emission_Strength=glow)


def fieldstones(tree, ground, line, accent):
    """Loose ovals like stones in a field wall, woven in three close tones with pale joints."""
    wander = tree.node("ShaderNodeTexNoise", {"Vector": tree.place(shift=False), "Scale": 3.0, "Detail": 2.0}).outputs["Color"]
    soft = tree.node("ShaderNodeVectorMath", {0: wander, 1: (0.12, 0.12, 0)}, operation="MULTIPLY").outputs[0]
    at = tree.node("ShaderNodeVectorMath", {0: tree.place((1, 1.35, 0), shift=False), 1: soft}, operation="ADD").outputs[0]
    joint = tree.span(tree.cells(at, 4.2, "DISTANCE_TO_EDGE", flat=True, Randomness=0.85), 0.035, 0.06, 1, 0)
    stone = tree.cells(at, 4.2, "F1", "Color", flat=True, Randomness=0.85)
    tone = tree.node("ShaderNodeSeparateXYZ", {0: stone}).outputs[0]
    body = tree.mix(tree.span(tone, 0.25, 0.8, 0, 1), ground, accent)
    wool(tree, tree.mix(joint, body, line), height=tree.math("MULTIPLY", joint, -0.6))


def wool(tree, color, height=0.0):
    tufts = tree.noise(tree.place(), 120, 3, 0.7)
    tone = tree.span(tufts, 0.3, 0.7, 0.84, 1.1)
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=1.0, Specular=0.03, Sheen=0.3,
                 Normal=tree.bump(tree.math("ADD", tufts, height), 0.006, 0.8))


def herringbone(tree, color):
    """Brushed wool woven in narrow zigzag columns, as a fern's leaf turns to both sides."""
    point = tree.node("ShaderNodeSeparateXYZ", {0: tree.place(shift=False)})
    column = tree.math("PINGPONG", point.outputs[0], 0.011)
    fall = tree.math("ADD", tree.math("ADD", column, point.outputs[1]), point.outputs[2])
    twill = tree.math("PINGPONG", tree.math("MULTIPLY", fall, 190.0), 1.0)
    hairs = tree.noise(tree.place(), 160, 3, 0.7)
    height = tree.math("ADD", tree.math("MULTIPLY", twill, 0.55), tree.math("MULTIPLY", hairs, 0.7))
    tone = tree.math("ADD", tree.span(twill, 0, 1, 0.84, 1.06), tree.span(hairs, 0.3, 0.7, -0.06, 0.06))
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=1.0, Specular=0.03, Sheen=0.45,
                 Normal=tree.bump(height, 0.003, 0.6))


def flatweave(tree, color):
    """A flat wool weave: fine weft ribs across the rug, each yarn a little its own tone."""
    ribs = tree.noise(tree.place((320, 20, 320), shift=False), 1, 2, 0.55)
    yarns = tree.noise(tree.place((150, 4, 150), shift=False), 1, 3, 0.6)
    patch = tree.noise(tree.place((1.6, 1.6, 1.6), shift=False), 1, 3)
    tone = tree.math("ADD", tree.span(yarns, 0.3, 0.7, 0.84, 1.1), tree.span(patch, 0.3, 0.7, -0.05, 0.05))
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=1.0, Specular=0.05, Sheen=0.25,
                 Normal=tree.bump(tree.math("ADD", ribs, yarns), 0.004, 0.6))


def cast_stone(tree, color):
    """Cast stone as it leaves the mold: faint clouds, pinholes, a chalky skin."""
    cloud = tree.noise(tree.place(), 5, 5, 0.6, 0.3)
    sand = tree.noise(tree.place(), 420, 2)
    pores = tree.cells(tree.place(), 62.0, "F1", Randomness=1.0)
    hole = tree.span(pores, 0.06, 0.11, 1, 0)
    tone = tree.math("ADD", tree.span(cloud, 0.3, 0.7, 0.93, 1.04), tree.span(sand, 0.3, 0.7, -0.03, 0.03))
    height = tree.math("SUBTRACT", tree.math("MULTIPLY", sand, 0.25), hole)
    tree.surface(Base_Color=tree.shade(color, tree.math("SUBTRACT", tone, tree.math("MULTIPLY", hole, 0.12))),
                 Roughness=0.82, Specular=0.25, Normal=tree.bump(height, 0.0012, 0.4))


def cotton(tree, color):
    """Percale: a thread too fine to see, so only a soft, matte tone and the creases of the cloth."""
    threads = tree.noise(tree.place(), 900, 1)
    crease = tree.noise(tree.place(), 26, 4, 0.55, 0.5)
    tree.surface(Base_Color=tree.shade(color, tree.span(threads, 0.3, 0.7, 0.97, 1.02)), Roughness=0.9, Specular=0.12,
                 Sheen=0.2, Normal=tree.bump(crease, 0.004, 0.2))


def plaster(tree, color):
    trowel = tree.noise(tree.place(shift=False), 3.2, 5, 0.6, 0.5)
    tree.surface(Base_Color=tree.shade(color, tree.span(trowel, 0.3, 0.7, 0.965, 1.02)), Roughness=0.95, Specular=0.1,
                 Normal=tree.bump(trowel, 0.01, 0.12))


def concrete(tree, color):
    cloud = tree.noise(tree.place(shift=False), 1.6, 6, 0.65, 0.3)
    speck = tree.noise(tree.place(shift=False), 140, 2)
    tone = tree.math("ADD", tree.span(cloud, 0.3, 0.7, 0.9, 1.06), tree.span(speck, 0.35, 0.65, -0.03, 0.02))
    tree.surface(Base_Color=tree.shade(color, tone), Roughness=tree.span(cloud, 0.3, 0.7, 0.42, 0.6), Specular=0.3)


RECIPES = {"linen": linen, "boucle": boucle, "leather": leather, "velvet": velvet, "terry": terry, "plaster": plaster,
           "concrete": concrete, "gloss": gloss, "matte": matte, "glaze": glaze, "paint": lacquer, "soft-mirror": soft_mirror, "cast-stone": cast_stone,
           "wool": wool, "flatweave": flatweave, "herringbone": herringbone, "cotton": cotton}
OAK, OAK_DARK = linear("#cfac7e"), linear("#a87d4e")
WALNUT, WALNUT_DARK = linear("#7d573b"), linear("#4a2f1e")
STANDARD = {
    "brass": lambda t: metal(t, (0.74, 0.54, 0.29, 1), 0.27),
    "foil": lambda t: metal(t, (0.86, 0.68, 0.40, 1), 0.3),
    "black-metal": lambda t: lacquer(t, (0.014, 0.014, 0.015, 1)),
    "ceramic": lambda t: glaze(t, linear("#e8e0d2")),
    "stoneware": lambda t: glaze(t, linear("#8d8273"), 0.6),
    "lamp-shade": lambda t: lamp_shade(t, linear("#ece4d4")),
    "rug-field": lambda t: fieldstones(t, linear("#a89d8b"), linear("#e6ddcb"), linear("#7f7767")),
    "rug-border": lambda t: wool(t, linear("#6f685b")),
    "mirror": mirror,
    "cast-stone": lambda t: cast_stone(t, linear("#e9e6df")),
    "white-metal": lambda t: lacquer(t, linear("#ece8df")),
    "shade-lining": lambda t: lit(t, linear("#f1ece1"), 0.12),
    "lit-globe": lambda t: lit(t, linear("#f6efe2"), 0.85),
    "raw-clay": lambda t: glaze(t, linear("#b79d80"), 0.8),
    "rug-ground": lambda t: flatweave(t, linear("#e3dac8")),
    "rug-stripe": lambda t: flatweave(t, linear("#2f3a4c")),
    "soil": lambda t: wool(t, linear("#3a2c22")),
    "leaf": lambda t: gloss(t, linear("#6f8f54")),
    "bed-linen": lambda t: cotton(t, linear("#ebe6dc")),
    "bed-cover": lambda t: linen(t, linear("#cfcac0")),
    "bed-blanket": lambda t: wool(t, linear("#a9896b")),
}
FLAT = {"paper": "#efe8da", "book-clay": "#a4694c", "book-sand": "#cbb797", "book-ink": "#36425a", "glass-white": "#f3eee4",
        "card-back": "#efe8da", "art-paper": "#f1ece1", "art-clay": "#b4694a", "art-ink": "#2c3440", "accent": "#b4694a",
        "terry-band": "#f6f3ec", "cord": "#1d1c1b", "felt": "#4b4640", "wall": "#e9e1d3", "floor": "#cbb08a"}


def material(name, looks, tinted):
    """The node material for a material name of the models; looks holds what this picture chose itself."""
    tree = Tree(name + ".studio")
    if name in looks:
        look = looks[name]
        if look["surface"] == "boards":
            wood(tree, linear(look["color"]), tuple(0.7 * c for c in linear(look["color"])[:3]) + (1,), "x")
        else:
            RECIPES[look["surface"]](tree, linear(look["color"]))
    elif name.startswith("oak-"):
        wood(tree, OAK, OAK_DARK, name[-1])
    elif name.startswith("walnut-"):
        wood(tree, WALNUT, WALNUT_DARK, name[-1])
    elif name in STANDARD:
        STANDARD[name](tree)
    else:
        matte(tree, linear(FLAT[name]))
    tree.plain_bounce()
    tree.mark("subject", 1.0)
    tree.mark("tint", 1.0 if name in tinted else 0.0)
    return tree.material
