"""From linear light to the finished picture: even backdrop, true cloth color, soft highlights, PNG."""
import struct
import zlib
import numpy as np


def shifted(image, dx, dy):
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return image[rows][:, columns]


def blur(image, radius):
    for axis in (0, 1):
        total = np.zeros_like(image)
        for offset in range(-radius, radius + 1):
            total += shifted(image, offset, 0) if axis else shifted(image, 0, offset)
        image = total / (2 * radius + 1)
    return image


def luminance(image):
    return image @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def seen_part(render, size, shape):
    """Rows and columns of the whole frame that a cropped render of this shape covers."""
    bottom, left = round(render.border_min_y * size), round(render.border_min_x * size)
    bottom, left = min(bottom, size - shape[0]), min(left, size - shape[1])
    return slice(bottom, bottom + shape[0]), slice(left, left + shape[1])


def set_in(picture, subject, backdrop, size, part):
    """The cropped picture in its whole frame, the floor fading into the backdrop at its inner borders."""
    whole = np.broadcast_to(np.asarray(backdrop, dtype=np.float32), (size, size, 3)).copy()
    rows, columns = part
    height, width = picture.shape[:2]
    edge = np.full((height, width), np.inf, dtype=np.float32)
    y, x = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None]
    for inner, distance in ((rows.start > 0, y), (rows.stop < size, height - 1 - y),
                            (columns.start > 0, x), (columns.stop < size, width - 1 - x)):
        if inner:
            edge = np.minimum(edge, distance)
    share = np.clip(edge / (size * 0.12), 0, 1)
    share = np.maximum(share * share * (3 - 2 * share), np.clip(subject, 0, 1))[..., None]
    whole[part] = picture * share + whole[part] * (1 - share)
    return whole


def flatten(picture, plate, subject, backdrop):
    """Makes the empty sweep exactly the backdrop color, keeping shadows and reflected light."""
    backdrop = np.asarray(backdrop, dtype=np.float32)
    gain = backdrop / np.maximum(plate, 1e-4)
    open_floor = np.clip(1 - subject, 0, 1)[..., None]
    even = picture * (1 - open_floor + open_floor * gain)
    # What is within a few percent of the backdrop is leftover noise or a trace of the sweep's curve, not shadow.
    shade = 1 - luminance(even / backdrop)
    real = np.clip((np.abs(shade) - 0.012) / 0.05, 0, 1)
    real = (real * real * (3 - 2 * real))[..., None]
    calm = even * real + backdrop * (1 - real)
    return np.where(subject[..., None] < 0.004, calm, even)


def proof(picture, mask, swatch):
    """Corrects the masked cloth so that its average is the swatch, a little darkened by its own folds."""
    weight = mask[..., None]
    mean = (picture * weight).sum(axis=(0, 1)) / np.maximum(weight.sum(), 1)
    gain = np.clip(np.asarray(swatch, dtype=np.float32) * 0.9 / np.maximum(mean, 1e-4), 0.75, 1.35)
    return picture * (1 - weight + weight * gain)


def stretch(image, size):
    """Bilinear enlargement of a small smooth image to size x size."""
    at = np.linspace(0, image.shape[0] - 1, size, dtype=np.float32)
    low = np.floor(at).astype(int)
    high, part = np.minimum(low + 1, image.shape[0] - 1), (at - low)[:, None, None]
    rows = image[low] * (1 - part) + image[high] * part
    part = (at - low)[None, :, None]
    return rows[:, low] * (1 - part) + rows[:, high] * part


def srgb(image):
    image = np.clip(image, 0, 1)
    return np.where(image <= 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055)


def shoulder(image, knee=0.86):
    """The Standard transform up to the knee; above it highlights roll off instead of clipping."""
    over = np.maximum(image - knee, 0)
    return np.where(image > knee, knee + (1 - knee) * over / (over + (1 - knee)), image)


def write_png(path, image):
    """8-bit PNG from values 0 to 1; rows arrive bottom up, as Blender keeps them."""
    dither = np.random.default_rng(7).random(image.shape[:2], dtype=np.float32)
    dither = dither[..., None] if image.ndim == 3 else dither
    pixels = np.floor(np.clip(image * 255 + dither, 0, 255)).astype(np.uint8)[::-1]
    height, width = pixels.shape[:2]
    color = 2 if image.ndim == 3 else 0
    raw = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, color, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))
