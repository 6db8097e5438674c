import { randomBytes } from 'node:crypto'

// Crockford's base 32: no I, L, O or U, so that an id read out on the phone is written down right.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Forty random bits: nobody guesses another order from their own. */
export function newOrderId(): string {
  const code = Array.from(randomBytes(length), (byte) => digits[byte % digits.length])
  return `VJ-${code.join('')}`
}
