import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

const curve = 'prime256v1'
const recordSize = 4_096
const saltLength = 16
/** What one record holds beside the text: its head, the delimiter and the tag. */
const headLength = saltLength + 4 + 1 + 65
export const longestPayload = recordSize - headLength - 1 - 16

export type PushKeys = { readonly p256dh: string; readonly auth: string }
/** The RFC's own values, for its test vector. */
type Chosen = { readonly salt: Buffer; readonly privateKey: Buffer }

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** One record of aes128gcm that only this browser opens (RFC 8291 and 8188). */
export function encryptPush(text: Buffer, { p256dh, auth }: PushKeys, chosen?: Chosen): Buffer {
  const browser = Buffer.from(p256dh, 'base64url')
  const own = createECDH(curve)
  if (chosen) own.setPrivateKey(chosen.privateKey)
  else own.generateKeys()
  const salt = chosen?.salt ?? randomBytes(saltLength)
  const ownPublic = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, ownPublic])
  const secret = derive(own.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const hidden = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(ownPublic.length), ownPublic, hidden, cipher.getAuthTag()])
}

/** The key pair by which push services know this market. */
export type PushKey = { readonly publicKey: string; sign(text: string): Buffer }

/** A private key as it is kept: 32 bytes in base64url. */
export function newPushKey(): string {
  const pair = createECDH(curve)
  pair.generateKeys()
  // Leading zeros are left out by getPrivateKey.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

export function pushKeyOf(text: string): PushKey {
  const pair = createECDH(curve)
  pair.setPrivateKey(Buffer.from(text, 'base64url'))
  const point = pair.getPublicKey()
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: text, x, y } })
  return {
    publicKey: point.toString('base64url'),
    sign: (content) => sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }),
  }
}

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Claim = { readonly audience: string; readonly subject: string; readonly until: number }

/** The header that says who sends (RFC 8292). */
export function vapidHeader(key: PushKey, { audience, subject, until }: Claim): string {
  const content = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64({ aud: audience, exp: until, sub: subject })}`
  return `vapid t=${content}.${key.sign(content).toString('base64url')}, k=${key.publicKey}`
}
