import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hotFiles } from '#server/storage/hot-files.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { savePictures } from './picture.service.ts'

const testApp = openTestApp()
let url = ''
const get = (address: string, headers = {}) => testApp.app.inject({ url: address, headers })
const inWidth = (width: number) => url.replace(/\d+\.webp/, `${width}.webp`)

beforeAll(async () => {
  const photo = await redAndBlue({ width: 1200, height: 900 }).jpeg().toBuffer()
  url = (await savePictures(testApp.app.services, [dataUrlOf(photo)]))[0] ?? ''
})

test.each([240, 480, 960, 1200])(
  'a picture %i px wide may be shown for a while without asking',
  async (width) => {
    for (const answer of [await get(inWidth(width)), await get(inWidth(width))]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=25',
        'x-content-type-options': 'nosniff',
        'content-length': String(answer.rawPayload.length),
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
    }
  },
)

test('a browser that has the picture gets a 304 without a body', async () => {
  for (const width of [240, 1200]) {
    const { headers } = await get(inWidth(width))
    const again = await get(inWidth(width), { 'if-none-match': headers.etag })
    expect(again).toMatchObject({ statusCode: 304, payload: '' })
    expect(again.headers.etag).toBe(headers.etag)
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    const ofSeveral = await get(inWidth(width), { 'if-none-match': `"another", W/${headers.etag}` })
    expect(ofSeveral.statusCode).toBe(304)
    expect((await get(inWidth(width), { 'if-none-match': '"another"' })).statusCode).toBe(200)
  }
  expect((await get(inWidth(240))).headers.etag).not.toBe((await get(inWidth(480))).headers.etag)
})

test('HEAD answers as GET does, without a body', async () => {
  const answer = await testApp.app.inject({ method: 'HEAD', url })
  expect(answer).toMatchObject({ statusCode: 200, payload: '' })
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
})

const nobody = '0'.repeat(32)

test.each([
  `/media/${nobody}/240.webp`,
  `/media/${nobody}/241.webp`,
  `/media/${nobody.slice(1)}/240.webp`,
  `/media/${nobody.replaceAll('0', 'A')}/240.webp`,
  `/media/${nobody}/240`,
  `/media/${nobody}/240.png`,
  `/media/${nobody}/240.webp.webp`,
  `/media/${nobody}/240.webp%00`,
  `/media/${nobody}/%00240.webp`,
  `/media/${nobody}%00/240.webp`,
  `/media/${nobody}/0.webp`,
  `/media/${nobody}/-1.webp`,
  `/media/${nobody}/1e2.webp`,
  `/media/${nobody}/99999999999999999999.webp`,
  '/media/..%2f..%2f..%2fetc%2fpasswd/240.webp',
  '/media/../../../etc/passwd',
  '/media/..%2f..%2fpackage.json',
  `/media/${nobody}/..%2f..%2f..%2f..%2fetc%2fpasswd`,
  `/media/${nobody}/..%5c..%5c240.webp`,
  '/media/%2e%2e/%2e%2e',
  '/media/..%252f..%252fetc/240.webp',
  '/media/',
  '/media',
])('%s is no picture', async (address) => {
  const answer = await get(address)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, content: expect.any(String) })
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
})

test('names of any length are no picture either', async () => {
  for (const address of [`/media/${'a'.repeat(900)}/240.webp`, `/media/${nobody}/${'1'.repeat(9_000)}.webp`])
    expect((await get(address)).statusCode).toBe(404)
  expect((await get('/media/%c0%ae%c0%ae/240.webp')).statusCode).toBe(400)
})

test('cached files stay below their limit of bytes; the least recently used goes first', () => {
  const hot = hotFiles(30, 1_000)
  for (const name of ['a', 'b', 'c']) hot.add(name, Buffer.alloc(10))
  hot.get('a')
  hot.add('d', Buffer.alloc(10))
  hot.add('huge', Buffer.alloc(31))
  expect(['a', 'b', 'c', 'd', 'huge'].map((name) => hot.get(name)?.length)).toEqual([
    10,
    undefined,
    10,
    10,
    undefined,
  ])
})

test('a hot file is forgotten after a while, and its bytes with it', () => {
  let now = 0
  const hot = hotFiles(30, 1_000, () => now)
  hot.add('a', Buffer.alloc(20))
  now = 1_000
  expect(hot.get('a')).toBeUndefined()
  hot.add('b', Buffer.alloc(30))
  expect(hot.get('b')).toHaveLength(30)
})
