import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a code lives, and its digits: what every authenticator app assumes (RFC 6238). */
const period = 30
const digits = 6

/** RFC 4648; authenticator apps read secrets in this alphabet. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes as letters that people can type, five bits each. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

/** The half minutes since 1970. */
export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period)

/** The code of a step (RFC 4226, SHA-1). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * The step whose code this is: the present one, or one beside it, because clocks of phones differ. None that has been
 * used, nor one before it: whoever read a code over a shoulder is late.
 */
export function stepOfCode(secret: Buffer, code: string, now: Date, lastStep: number): number | undefined {
  const present = stepAt(now)
  return [present, present - 1, present + 1].find(
    (step) => step > lastStep && isSame(codeOf(secret, step), code),
  )
}

/** What an authenticator app reads from the QR code. */
export function otpauthLink(secret: Buffer, account: string): string {
  const label = encodeURIComponent(`Vanij:${account}`)
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=Vanij&algorithm=SHA1&digits=${digits}&period=${period}`
}
