import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { StartupError } from '#server/startup-error.ts'
import { idOfBackupKey, rawPublicKey } from './backup-keys.ts'

/*
 * An object of a backup: its form, the id of the key, the writer's public key, a salt, the tag, the hidden bytes, and a hash of all
 * that. As in ECIES the key of an object comes from both public keys and its salt, so each is used once, and an object
 * opens only at the place that it was written for. The hash tells damage from a wrong key, also to those who cannot open it.
 */
const form = Buffer.from('VANIJBK1')
const idLength = 4
const keyLength = 32
const saltLength = 16
const tagLength = 16
const hashLength = 32
const headLength = form.length + idLength + keyLength + saltLength
const cipherName = 'aes-256-gcm'
// Its key is used for one object alone.
const nonce = Buffer.alloc(12)

/** Opens what is sealed for this place. */
export type Opener = (object: Buffer, place: string) => Buffer

export type Sealer = {
  seal(content: Buffer, place: string): Buffer
  /** Opens what it has sealed itself, for as long as it lives: so a backup is checked by those who cannot read others. */
  readonly open: Opener
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

const objectKey = (shared: Buffer, head: Buffer) =>
  Buffer.from(hkdfSync('sha256', shared, head, 'vanij backup', keyLength))

const boundTo = (head: Buffer, place: string) => Buffer.concat([head, Buffer.from(place)])

export function sealerFor(recipient: KeyObject): Sealer {
  const own = generateKeyPairSync('x25519')
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: recipient })
  const start = Buffer.concat([form, idOfBackupKey(recipient), rawPublicKey(own.publicKey)])
  return {
    seal(content, place) {
      const head = Buffer.concat([start, randomBytes(saltLength)])
      const cipher = createCipheriv(cipherName, objectKey(shared, head), nonce)
      cipher.setAAD(boundTo(head, place))
      const hidden = [cipher.update(content), cipher.final()]
      const object = Buffer.concat([head, cipher.getAuthTag(), ...hidden])
      return Buffer.concat([object, hashOf(object)])
    },
    open(object, place) {
      requireWhole(object, place)
      if (!object.subarray(0, start.length).equals(start))
        throw new StartupError(`${place} is of another run.`)
      return decipher(shared, object, place)
    },
  }
}

/** Opens every backup that was made for this key. */
export function openerWith(privateKey: KeyObject): Opener {
  const id = idOfBackupKey(createPublicKey(privateKey))
  const known = new Map<string, Buffer>()
  const sharedWith = (raw: Buffer) => {
    const x = raw.toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' })
    const shared = known.get(x) ?? diffieHellman({ privateKey, publicKey })
    known.set(x, shared)
    return shared
  }
  return (object, place) => {
    requireWhole(object, place)
    const keyAt = form.length + idLength
    if (!object.subarray(form.length, keyAt).equals(id))
      throw new StartupError('RESTORE_KEY is not the key of this backup.')
    return decipher(sharedWith(object.subarray(keyAt, keyAt + keyLength)), object, place)
  }
}

/** Whether an object arrived as it was written; that needs no key. */
export function isWhole(object: Buffer): boolean {
  const body = object.subarray(0, -hashLength)
  const isOurs = object.subarray(0, form.length).equals(form) && body.length >= headLength + tagLength
  return isOurs && hashOf(body).equals(object.subarray(-hashLength))
}

const damaged = (place: string) =>
  new StartupError(`The backup is damaged: ${place} is not what was written.`)

function requireWhole(object: Buffer, place: string) {
  if (!isWhole(object)) throw damaged(place)
}

function decipher(shared: Buffer, object: Buffer, place: string): Buffer {
  const head = object.subarray(0, headLength)
  const tag = object.subarray(headLength, headLength + tagLength)
  const opening = createDecipheriv(cipherName, objectKey(shared, head), nonce, { authTagLength: tagLength })
  opening.setAAD(boundTo(head, place)).setAuthTag(tag)
  try {
    const hidden = object.subarray(headLength + tagLength, -hashLength)
    return Buffer.concat([opening.update(hidden), opening.final()])
  } catch {
    throw damaged(place)
  }
}
