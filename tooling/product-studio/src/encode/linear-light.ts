/** Linear light, 0 to 1, of an sRGB byte. */
export function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB byte of linear light; what is out of range is clipped. */
export function toByte(light: number): number {
  const value = Math.min(Math.max(light, 0), 1);
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
}
