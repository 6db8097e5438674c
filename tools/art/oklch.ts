/** Lightness 0 to 1, chroma from 0 (grey), hue in degrees: equal numbers look equally bright, unlike HSL. */
export interface Oklch {
  readonly light: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

export function parseHex(hex: string): Triple {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const value = Number.parseInt(digits, 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export const formatHex = (parts: Triple): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(toLinear) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const light = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { light, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function toRgb({ light, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Screens cannot show every colour: the chroma is reduced until they can. */
export function toHex(colour: Oklch): string {
  let chroma = colour.chroma
  let parts = toRgb(colour)
  while (chroma > 0.002 && parts.some((part) => part < -0.002 || part > 1.002)) {
    chroma *= 0.95
    parts = toRgb({ ...colour, chroma })
  }
  return formatHex(parts.map((part) => toGamma(Math.max(0, part))) as unknown as Triple)
}
