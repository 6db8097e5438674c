import { formatHex, type Oklch, parseHex, toHex, toOklch } from './oklch.ts'

const finishes = {
  black: ({ light, hue }: Oklch) => ({ light: 0.16 + light * 0.34, chroma: 0.008, hue }),
  white: ({ light, hue }: Oklch) => ({ light: 0.66 + light * 0.33, chroma: 0.008, hue }),
  brass: ({ light }: Oklch) => ({ light, chroma: 0.105, hue: 85 }),
  steel: ({ light }: Oklch) => ({ light: 0.25 + light * 0.68, chroma: 0.018, hue: 240 }),
  navy: ({ light }: Oklch) => ({ light, chroma: 0.1, hue: 258 }),
  wine: ({ light }: Oklch) => ({ light: light * 0.94 + 0.06, chroma: 0.13, hue: 14 }),
  forest: ({ light }: Oklch) => ({ light: light * 0.94 + 0.06, chroma: 0.08, hue: 165 }),
} as const

/** How an object's colours change: a rotation of the hue in degrees, or a finish that replaces the hue. */
export type Dye = number | keyof typeof finishes

/** Hues, in degrees, that stay as they are; the range may pass through 360. */
export type Keep = readonly [from: number, to: number]

/** Nearly grey colours stay as they are when the hue rotates, so metal stays metal. */
const greyLimit = 0.014
/** Only clear colours are kept: bluish steel is no water. */
const clearLimit = 0.03
/** Blues rotated to red look dull at the same chroma; what no screen can show is reduced later anyway. */
const vividFrom = 0.055
const vividGain = 1.3
/** Rubber and handles stay dark when the metal is plated. */
const darkLimit = 0.4

function isKept({ hue, chroma }: Oklch, keep: Keep | undefined): boolean {
  if (keep === undefined || chroma <= clearLimit) return false
  const [from, to] = keep
  return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to
}

function finished(from: Oklch, dye: Exclude<Dye, number>): Oklch {
  const plated = dye === 'brass' || dye === 'steel'
  return plated && from.light < darkLimit ? from : finishes[dye](from)
}

function dyeOne(hex: string, dye: Dye, keep: Keep | undefined): string {
  const from = toOklch(hex)
  if (isKept(from, keep)) return hex
  if (typeof dye !== 'number') return toHex(finished(from, dye))
  if (from.chroma < greyLimit) return hex
  const chroma = from.chroma * (from.chroma > vividFrom ? vividGain : 1)
  return toHex({ ...from, chroma, hue: (from.hue + dye + 360) % 360 })
}

/** Changes every colour of a drawing except hues in `keep`. */
export function dyed(body: string, dye: Dye, keep?: Keep): string {
  if (dye === 0) return body
  return body.replace(/"(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi, (_, hex: string) => `"${dyeOne(hex, dye, keep)}"`)
}

/** The colour at `share` of the way between two. */
export function blend(from: string, to: string, share: number): string {
  const [red, green, blue] = parseHex(from)
  const target = parseHex(to)
  return formatHex([
    red + (target[0] - red) * share,
    green + (target[1] - green) * share,
    blue + (target[2] - blue) * share,
  ])
}
