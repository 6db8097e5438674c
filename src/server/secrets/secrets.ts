import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { http } from '#contract/texts/http.ts'
import { unavailable } from '#server/errors.ts'

/** Makes unreadable what must not be found in the database, in files or in their copies. */
export type Secrets = {
  /** `place` names where the sealed bytes belong: copied to another row or file they do not open. */
  seal(content: Buffer, place: string): Buffer
  open(sealed: Buffer, place: string): Buffer
  /** Whether one of the keys sealed this; its first bytes are enough. */
  knows(sealed: Buffer): boolean
  /** Whether the first key sealed this. */
  isCurrent(sealed: Buffer): boolean
  /** 32 bytes that only who has the key can find from a guess; of the newest key, so for what does not last. */
  fingerprint(text: string, place: string): Buffer
}

/*
 * One byte for the form, four that name the key, twelve of nonce, sixteen of tag, then the content (AES-256-GCM).
 * Form, key and place are authenticated with it.
 */
const form = Buffer.of(1)
const idLength = 4
const nonceLength = 12
const tagLength = 16
const headLength = form.length + idLength

/** Bytes in a key. */
export const keyLength = 32

/** Tells keys apart without telling anything about them. */
const idOfKey = (key: Buffer) =>
  createHash('sha256').update('vanij key id').update(key).digest().subarray(0, idLength)

/** The first key seals, every key opens: a new one is put in front and the old one stays as long as it is needed. */
export function secretsOf(keys: readonly [Buffer, ...Buffer[]]): Secrets {
  const known = new Map(keys.map((key) => [idOfKey(key).toString('hex'), key]))
  const head = Buffer.concat([form, idOfKey(keys[0])])
  // What seals must serve for nothing else.
  const fingerprintKey = Buffer.from(hkdfSync('sha256', keys[0], '', 'vanij fingerprint', keyLength))
  return {
    seal(content, place) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce)
      cipher.setAAD(boundTo(head, place))
      const hidden = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([head, nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed, place) {
      const ownHead = sealed.subarray(0, headLength)
      const key = known.get(ownHead.subarray(form.length).toString('hex'))
      if (!key || !ownHead.subarray(0, form.length).equals(form)) throw unavailable(http.keyUnknown)
      const nonce = sealed.subarray(headLength, headLength + nonceLength)
      const hidden = sealed.subarray(headLength + nonceLength)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
      decipher.setAAD(boundTo(ownHead, place)).setAuthTag(hidden.subarray(0, tagLength))
      return Buffer.concat([decipher.update(hidden.subarray(tagLength)), decipher.final()])
    },
    knows: (sealed) =>
      sealed.subarray(0, form.length).equals(form) &&
      known.has(sealed.subarray(form.length, headLength).toString('hex')),
    isCurrent: (sealed) => sealed.subarray(0, headLength).equals(head),
    fingerprint: (text, place) =>
      createHmac('sha256', fingerprintKey)
        .update(JSON.stringify([place, text]))
        .digest(),
  }
}

const boundTo = (head: Buffer, place: string) => Buffer.concat([head, Buffer.from(place)])
