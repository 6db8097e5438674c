import { createHash, randomBytes } from 'node:crypto'

/** Letters and digits that are not confused with each other; 32 of them, so that each byte value is equally likely. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const count = 10
const length = 16

/** Ten codes of 80 random bits in groups of four: enough that their hashes tell nothing. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    [...randomBytes(length)]
      .map((byte) => alphabet.charAt(byte % alphabet.length))
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

/** As people type them: capitals, spaces and hyphens do not matter. */
export const hashOfRecoveryCode = (typed: string) =>
  createHash('sha256')
    .update('vanij recovery code')
    .update(typed.toLowerCase().replace(/[\s-]/g, ''))
    .digest()
