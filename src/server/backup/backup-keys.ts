import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'

/*
 * Two halves of an X25519 pair. The server has the half that closes backups; the half that opens them lies where no server
 * is, so whoever takes over a server, or the place of its backups, reads none.
 */
const closing = 'vanij-backup-'
const opening = 'vanij-restore-'
/** What stands before the 32 bytes of a private key in PKCS 8. */
const privateForm = Buffer.from('302e020100300506032b656e04220420', 'hex')

export const rawPublicKey = (key: KeyObject) =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')

/** An id that distinguishes keys. */
export const idOfBackupKey = (publicKey: KeyObject) =>
  createHash('sha256').update('vanij backup key').update(rawPublicKey(publicKey)).digest().subarray(0, 4)

export function makeKeyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const hidden = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(privateForm.length)
  return {
    backupKey: closing + rawPublicKey(publicKey).toString('base64url'),
    restoreKey: opening + hidden.toString('base64url'),
  }
}

function bytesOf(text: string, form: string): Buffer | undefined {
  const digits = text.startsWith(form) ? text.slice(form.length) : ''
  return /^[\w-]{43}$/.test(digits) ? Buffer.from(digits, 'base64url') : undefined
}

/** undefined if it is none, also where it is the other half. */
export function backupKeyOf(text: string): KeyObject | undefined {
  const raw = bytesOf(text, closing)
  if (!raw) return undefined
  return createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') },
    format: 'jwk',
  })
}

export function restoreKeyOf(text: string): KeyObject | undefined {
  const raw = bytesOf(text, opening)
  return raw && createPrivateKey({ key: Buffer.concat([privateForm, raw]), type: 'pkcs8', format: 'der' })
}
