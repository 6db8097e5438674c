import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendChatFile } from '#contract/chats/chat.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { buildApp } from '#server/app.ts'
import { fileServices } from '#server/file-services.ts'
import { sealedFilesIn } from '#server/secrets/sealed-files.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { anApplicationDraft } from '#server/testing/apply.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { openS3 } from '#server/testing/s3/s3-stand-in.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import { bucketStorage } from './bucket-storage.ts'
import { requireBucket } from './require-bucket.ts'

const testApp = openTestApp()
let s3: Awaited<ReturnType<typeof openS3>>
let bucket: Bucket
let app: typeof testApp.app
/** Waits for the store no longer than a moment. */
let hasty: typeof testApp.app

beforeAll(async () => {
  s3 = await openS3()
  bucket = bucketOf(s3.url) as Bucket
  const appWaiting = (ms: number) => {
    const storage = bucketStorage(bucket, { lines: 4, silentMs: ms, readerMs: ms })
    return buildApp({ ...testApp.app.services, storage }, { keepAnswersMs: 0 })
  }
  app = appWaiting(120_000)
  hasty = appWaiting(100)
  await Promise.all([app.ready(), hasty.ready()])
})
afterEach(() => {
  s3.store.mood = 'works'
})
afterAll(async () => {
  await Promise.all([app.close(), hasty.close()])
  await s3.close()
})

async function send(person: Someone, roomId: string, name: string, to = app) {
  const url = sendChatFile.path.replace(':roomId', roomId)
  const headers = { token: await testApp.tokenOf(person) }
  const answer = await to.inject({
    method: 'POST',
    url,
    headers,
    payload: { file: aPdf, name, client_id: randomUUID() },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const rowsOf = async (roomId: string) =>
  (await testApp.pool.query('select from chat_messages where room_id = $1', [roomId])).rowCount

test('a file of a chat goes to the bucket and comes from there', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const { status, message } = await send(buyer, roomId, 'offer.pdf')
  expect(status).toBe(200)
  expect(
    [...s3.objects.keys()].some(
      (key) => key.startsWith('one/') && key.includes(message.file.file_id ?? roomId),
    ),
  ).toBe(true)
  const answer = await app.inject({
    url: message.file.url,
    headers: { token: await testApp.tokenOf(seller) },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.length).toBe(message.file.bytes)
})

test('while the store hangs a file is answer in one sentence, no message is left without it, and all else goes on', async () => {
  const { buyer, roomId } = await aChat(testApp)
  s3.store.mood = 'hangs'
  const answer = send(buyer, roomId, 'offer.pdf', hasty)
  expect((await hasty.inject({ url: '/api/products/search?q=kettle' })).statusCode).toBe(200)
  expect(await answer).toMatchObject({
    status: 503,
    content: expect.stringMatching(/^Files cannot be reached/),
  })
  expect(await rowsOf(roomId)).toBe(0)
  s3.store.mood = 'works'
  expect(await send(buyer, roomId, 'offer.pdf')).toMatchObject({ status: 200 })
  expect(await rowsOf(roomId)).toBe(1)
})

test('an application waits for the documents at once while the store hangs, and comes in when it works again', async () => {
  const person = await aBuyer(testApp.db)
  const headers = { token: await testApp.tokenOf(person) }
  const file = async (ms: number) => {
    const storage = bucketStorage(bucket, { lines: 4, silentMs: ms, readerMs: ms })
    const sealedFiles = sealedFilesIn(storage, secretsOf([randomBytes(keyLength)]))
    const sealed = buildApp({ ...testApp.app.services, sealedFiles }, { keepAnswersMs: 0 })
    return sealed.inject({
      method: 'POST',
      url: makeSeller.path,
      headers,
      payload: await anApplicationDraft(),
    })
  }
  s3.store.mood = 'hangs'
  s3.store.calls = 0
  const answer = file(5_000)
  // Both are under way before the first is given up.
  await expect.poll(() => s3.store.calls).toBeGreaterThan(1)
  expect(s3.store.calls).toBe(2)
  expect((await answer).statusCode).toBe(503)
  s3.store.mood = 'works'
  expect((await file(120_000)).statusCode).toBe(200)
})

test('documents lie sealed in the bucket', async () => {
  const { sealedFiles } = fileServices({ dataDir: '/nowhere', bucket }, secretsOf([randomBytes(keyLength)]))
  await sealedFiles.put('documents/license', Buffer.from('a business license'))
  expect(s3.objects.get('one/sealed/documents/license')?.content.includes('license')).toBe(false)
  expect((await sealedFiles.get('documents/license'))?.toString()).toBe('a business license')
})

test('a wrong key ends the start with a sentence, a store that is away does not', async () => {
  await requireBucket(bucket)
  await expect(requireBucket({ ...bucket, accessKey: 'another' })).rejects.toThrow(
    'The store answered 403 to GET: SignatureDoesNotMatch. Please check S3_URL.',
  )
  await requireBucket({ ...bucket, origin: new URL('http://127.0.0.1:9') })
})
