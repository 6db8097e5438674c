import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush } from '#server/testing/reach/push-stand-in.ts'
import { encryptPush, longestPayload, newPushKey, pushKeyOf } from './push-crypto.ts'
import { isPushService } from './push-settings.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, appendix A. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  chosen: {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a push is encrypted as the example of RFC 8291, byte by byte', () => {
  const body = encryptPush(Buffer.from(rfc.text), rfc.browser, rfc.chosen)
  expect(body.toString('base64url')).toBe(rfc.body)
})

test('only the browser opens it, and no two are alike', () => {
  const browser = {
    privateKey: bytes(rfc.privateKey),
    publicKey: bytes(rfc.browser.p256dh),
    auth: bytes(rfc.browser.auth),
  }
  const [one, other] = [1, 2].map(() => encryptPush(Buffer.from(rfc.text), rfc.browser))
  expect(one).not.toEqual(other)
  expect(decryptPush(one ?? Buffer.of(), browser).toString()).toBe(rfc.text)
  const stranger = createECDH('prime256v1')
  stranger.generateKeys()
  expect(() =>
    decryptPush(one ?? Buffer.of(), { ...browser, privateKey: stranger.getPrivateKey() }),
  ).toThrow()
})

test('the longest payload fills 4,096 bytes', () => {
  expect(encryptPush(Buffer.alloc(longestPayload), rfc.browser)).toHaveLength(4_096)
})

test('a key has 32 bytes, and its public half is that of the curve', () => {
  const text = newPushKey()
  expect(bytes(text)).toHaveLength(32)
  expect(bytes(pushKeyOf(text).publicKey)).toHaveLength(65)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://fcm.googleapis.com@evil.example/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:5432/', false],
  ['http://127.0.0.1:9000/abc', true],
  ['http://operator.example:9000/abc', false],
  ['https://operator.example:9000/abc', true],
  ['nonsense', false],
])('whether %s may be called: %s', (address, isKnown) => {
  expect(isPushService(address, ['127.0.0.1:9000', 'operator.example:9000'])).toBe(isKnown)
})
