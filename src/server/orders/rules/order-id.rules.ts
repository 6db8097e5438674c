import { randomBytes } from 'node:crypto'

// Crockford's base 32 has no I, L, O and U, so ids survive being read out on the phone.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Forty random bits, so that nobody can guess another order's id. */
export function newOrderId(): string {
  const code = Array.from(randomBytes(length), (byte) => digits[byte % digits.length])
  return `VJ-${code.join('')}`
}
