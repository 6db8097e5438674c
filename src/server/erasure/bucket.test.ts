import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendChatFile } from '#contract/chats/chat.ts'
import type { DraftOf, Endpoint } from '#contract/endpoint.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { updateProfile } from '#contract/users/account.ts'
import { buildApp } from '#server/app.ts'
import { sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import { sql } from '#server/db/sql.ts'
import { sweepDuePictures } from '#server/media/sweep-pictures.service.ts'
import { sealedFilesIn } from '#server/secrets/sealed-files.ts'
import { sweepDueDocuments } from '#server/seller-applications/sweep-documents.service.ts'
import { bucketOf } from '#server/storage/bucket.ts'
import { bucketStorage } from '#server/storage/bucket-storage.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { anApplicationDraft } from '#server/testing/apply.ts'
import { aChat } from '#server/testing/chat.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openS3 } from '#server/testing/s3/s3-stand-in.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { eraseClosed } from './erase.service.ts'

const testApp = openTestApp()
let s3: Awaited<ReturnType<typeof openS3>>
let app: typeof testApp.app

beforeAll(async () => {
  s3 = await openS3()
  const bucket = bucketOf(s3.url)
  if (!bucket) throw new Error('the address is one of a bucket')
  const storage = bucketStorage(bucket)
  const sealedFiles = sealedFilesIn(
    bucketStorage({ ...bucket, prefix: `${bucket.prefix}sealed/` }),
    testApp.app.services.secrets,
  )
  app = buildApp({ ...testApp.app.services, storage, sealedFiles }, { keepAnswersMs: 0 })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await s3.close()
})

async function call<E extends Endpoint>(person: Someone, { method, path }: E, draft: DraftOf<E>) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => String((draft as Record<string, unknown>)[name]))
  const headers = { token: await testApp.tokenOf(person) }
  const answer = await app.inject({ method, url, headers, payload: draft as object })
  expect(answer.statusCode).toBeLessThan(300)
}

const sweeps = [sweepDuePictures, sweepDueChatFiles, sweepDueDocuments]

async function sweep() {
  await testApp.db.run(sql`update pictures set held_until = now() - interval '1 minute'`)
  await testApp.db.run(sql`update file_checks set due_at = now() - interval '1 minute'`)
  for (const work of sweeps) while (await work(app.services));
}

test('files of an erased person leave the bucket, also if the store fails meanwhile, and those of others stay', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  await call(seller, sendChatFile, { roomId, file: aPdf, name: 'Prices.pdf' })
  const others = [...s3.objects.keys()]
  await call(buyer, sendChatFile, { roomId, file: aPdf, name: 'Order.pdf' })
  await call(buyer, updateProfile, {
    profile_image: dataUrlOf(await redAndBlue({ width: 40, height: 30 }).png().toBuffer()),
  })
  await call(buyer, makeSeller, await anApplicationDraft())
  expect(s3.objects.size).toBeGreaterThan(others.length + 3)
  await testApp.db.run(sql`
    insert into account_closings (user_id, closed_at, erase_at)
    values (${buyer.user_id}, now() - interval '3 days', now() - interval '1 day')`)
  while (await eraseClosed(testApp.db));
  s3.store.mood = 'fails'
  await sweep().catch(() => {})
  await sweep()
  expect([...s3.objects.keys()].toSorted()).toEqual(others.toSorted())
})
