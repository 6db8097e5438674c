import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { http } from '#contract/texts/http.ts'
import { unavailable } from '#server/errors.ts'

/** Encrypts what must not be readable in the database, in files or in backups. */
export type Secrets = {
  /** `place` names where the sealed bytes belong: copied to another row or file, they do not open. */
  seal(content: Buffer, place: string): Buffer
  open(sealed: Buffer, place: string): Buffer
  /** Whether one of the keys sealed this; the first bytes are enough. */
  knows(sealed: Buffer): boolean
  /** Whether the first key sealed this. */
  isCurrent(sealed: Buffer): boolean
  /**
   * A keyed hash of 32 bytes: nobody can test guesses without the key. It uses the newest key, so it suits only
   * short-lived data.
   */
  fingerprint(text: string, place: string): Buffer
}

/*
 * One byte for the format, four for the key's id, twelve of nonce, sixteen of tag, then the content (AES-256-GCM).
 * Format, key id and place are authenticated.
 */
const form = Buffer.of(1)
const idLength = 4
const nonceLength = 12
const tagLength = 16
const headLength = form.length + idLength

/** Bytes of a key. */
export const keyLength = 32

/** An id that distinguishes keys and reveals nothing about them. */
const idOfKey = (key: Buffer) =>
  createHash('sha256').update('vanij key id').update(key).digest().subarray(0, idLength)

/** The first key seals, every key opens: a new key goes in front, and the old one stays as long as needed. */
export function secretsOf(keys: readonly [Buffer, ...Buffer[]]): Secrets {
  const known = new Map(keys.map((key) => [idOfKey(key).toString('hex'), key]))
  const head = Buffer.concat([form, idOfKey(keys[0])])
  // A derived key, so that the sealing key serves nothing else.
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
