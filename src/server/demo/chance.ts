import { createHash } from 'node:crypto'

const hashOf = (...names: readonly (string | number)[]) =>
  createHash('sha256').update(names.join('\n')).digest()

/** The constant id of a thing with this name (a UUID of version 8, RFC 9562). */
export function uuidOf(...names: readonly (string | number)[]): string {
  const bytes = hashOf(...names).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

// Without I, L, O and U, which are easily misread.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const orderIdOf = (...names: readonly (string | number)[]) =>
  `VJ-${Array.from(hashOf('order', ...names).subarray(0, 8), (byte) => letters.charAt(byte % 32)).join('')}`

/** Random numbers that are the same every time for the same names. */
export type Chance = {
  /** At least 0, below 1. */
  readonly next: () => number
  /** An integer, both bounds included. */
  readonly whole: (min: number, max: number) => number
  readonly isIn: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffled: <T>(list: readonly T[]) => T[]
}

export function chanceOf(...names: readonly (string | number)[]): Chance {
  let state = hashOf(...names).readUInt32LE()
  // The generator 'mulberry32': small, and even enough for sample data.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[whole(0, list.length - 1)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return { next, whole, isIn: (share) => next() < share, pick, shuffled }
}
