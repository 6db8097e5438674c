import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendChatFile } from '#contract/chats/chat.ts'
import { sql } from '#server/db/sql.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { aBuyer, anAdmin } from '#server/testing/build.ts'
import { aChat, next, openSockets } from '#server/testing/chat.ts'
import { filesBelow } from '#server/testing/find-bytes.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { dataUrlOf, noise, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)

const pdfOf = (bytes: number) => {
  const content = Buffer.alloc(bytes, 'x')
  content.write('%PDF-1.7\n')
  return dataUrlOf(content, 'application/pdf')
}
const fetchAs = async (person: Someone | null, url: string) =>
  testApp.app.inject({ url, headers: person ? { token: await testApp.tokenOf(person) } : {} })

test('a picture arrives as a message, re-encoded, and only its two people can fetch it', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const shop = await sockets.join(seller, roomId)
  const heard = next(shop.socket, 'message')
  const photo = await redAndBlue({ width: 40, height: 20 })
    .withExif({ IFD0: { Copyright: 'Asha at 19.07 N, 72.87 E' } })
    .jpeg()
    .toBuffer()
  const { message } = await testApp.as(buyer)(sendChatFile, {
    roomId,
    file: dataUrlOf(photo, 'image/jpeg'),
    name: 'sample.JPG',
    client_id: 'picture-1',
  })
  expect(message).toMatchObject({
    seq: 1,
    userId: buyer.user_id,
    message: '',
    client_id: 'picture-1',
    file: { kind: 'picture', name: 'sample.JPG', width: 40, height: 20 },
  })
  expect(await heard).toEqual(message)

  const url = message.file?.url ?? ''
  for (const person of [buyer, seller]) {
    const answer = await fetchAs(person, url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "inline; filename*=UTF-8''sample.webp",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp')
    expect(answer.rawPayload.includes('Asha')).toBe(false)
    expect(answer.rawPayload.length).toBe(message.file?.bytes)
  }
  for (const person of [await aBuyer(testApp.db), await anAdmin(testApp.db)])
    expect((await fetchAs(person, url)).statusCode).toBe(404)
  expect((await fetchAs(null, url)).statusCode).toBe(401)
  // No other route leads to the file either.
  const fileId = message.file?.file_id ?? ''
  for (const path of [
    `/media/chats/${roomId}/${fileId}`,
    `/media/${fileId}/40.webp`,
    `/media/..%2fchats/${roomId}`,
  ])
    expect((await fetchAs(buyer, path)).statusCode).toBe(404)
  const elsewhere = await aChat(testApp, { buyer })
  expect((await fetchAs(buyer, url.replace(roomId, elsewhere.roomId))).statusCode).toBe(404)
})

test('a PDF is only ever a download, under its own name', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const name = 'दर सूची "2026"\r\nx: y.pdf'
  const { message } = await testApp.as(seller)(sendChatFile, { roomId, file: aPdf, name })
  expect(message.file).toMatchObject({ kind: 'pdf', width: null, height: null })
  const answer = await fetchAs(buyer, message.file?.url ?? '')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.replace('\r\n', ' '))}`,
  })
  expect(answer.payload).toBe('%PDF-1.7\nprice list')
})

test.each([
  ['no data-URL', () => 'hello', 400, 'The file is neither a JPG, PNG, GIF or WebP image nor a PDF.'],
  ['a web page', () => dataUrlOf(Buffer.from('<script>'), 'application/pdf'), 400, 'The file is not a PDF.'],
  [
    'an SVG',
    () => dataUrlOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    400,
    /neither a/,
  ],
  ['a program', () => dataUrlOf(Buffer.from('MZ\x90'), 'image/png'), 400, /neither a JPG/],
  ['a broken picture', () => dataUrlOf(Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1')), 400, /damaged/],
  ['a PDF over 5 MB', () => pdfOf(5 * 1024 ** 2 + 1), 413, 'The file is larger than 5 MB.'],
  [
    'a picture over 5 MB',
    async () => dataUrlOf(await noise(5_400_000)),
    413,
    'The file is larger than 5 MB.',
  ],
])('%s is refused, and leaves nothing behind', async (_, make, status, content) => {
  const { buyer, roomId } = await aChat(testApp)
  const before = await filesBelow(testApp.folder)
  await expect(
    testApp.as(buyer)(sendChatFile, { roomId, file: await make(), name: 'file' }),
  ).rejects.toMatchObject({ status, message: expect.stringMatching(content) })
  expect(await filesBelow(testApp.folder)).toEqual(before)
  expect(await testApp.db.run(sql`select from chat_messages where room_id = ${roomId}`)).toBe(0)
})

test('a PDF of exactly 5 MB passes', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const { message } = await testApp.as(buyer)(sendChatFile, {
    roomId,
    file: pdfOf(5 * 1024 ** 2),
    name: 'big.pdf',
  })
  expect(message.file?.bytes).toBe(5 * 1024 ** 2)
})

test('sent again under the same client id it is the same message with one file', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const before = await filesBelow(testApp.folder)
  const draft = { roomId, file: aPdf, name: 'Price list.pdf', client_id: randomUUID() }
  const sent = await Promise.all([1, 2, 3].map(() => testApp.as(buyer)(sendChatFile, draft)))
  expect(new Set(sent.map(({ message }) => message.file?.file_id)).size).toBe(1)
  expect(await filesBelow(testApp.folder)).toHaveLength(before.length + 1)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test.each([
  [{ name: '' }, 'The file needs a name'],
  [{ name: 'x'.repeat(101) }, 'The name of the file can have at most 100 characters'],
  [{ name: 'a\0b' }, 'The name of the file holds a character that cannot be stored'],
  [{ file: 7 }, 'Choose a picture or a PDF'],
])('%j is refused', async (wrong, message) => {
  const { buyer, roomId } = await aChat(testApp)
  const draft = { roomId, file: aPdf, name: 'Price list.pdf', ...(wrong as object) }
  await expect(testApp.as(buyer)(sendChatFile, draft)).rejects.toMatchObject({ status: 400, message })
})
