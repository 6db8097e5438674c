import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendChatFile } from '#contract/chats/chat.ts'
import { buildApp } from '#server/app.ts'
import { fileNameOf } from '#server/chats/file-places.rules.ts'
import { sweepChatFiles } from '#server/chats/sweep-files.service.ts'
import { rows, sql } from '#server/db/sql.ts'
import { insertFileCheck } from '#server/media/file-checks.queries.ts'
import { fileOf } from '#server/media/picture-address.rules.ts'
import { storePicture } from '#server/media/picture-store.service.ts'
import { sweepPictures } from '#server/media/sweep-pictures.service.ts'
import { documentFilesOf, documentFolderOf } from '#server/seller-applications/secret-places.rules.ts'
import { purgeSessions } from '#server/sessions/session.service.ts'
import { digits } from '#server/storage/sweep.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Chore } from './chore.ts'
import { startUpkeep } from './upkeep.ts'

const testApp = openTestApp({ demo: false })
const hour = 60 * 60_000
const twoDaysAgo = new Date(Date.now() - 48 * hour)
const content = Buffer.from('a picture')

/** As if the file had been written two days ago. */
const age = (room: 'files' | 'sealed', name: string) =>
  utimes(join(testApp.folder, room, name), twoDaysAgo, twoDaysAgo)

const upkeep = async () => {
  // Upkeep belongs to an app that does not serve yet.
  const fresh = buildApp(testApp.app.services)
  await startUpkeep(fresh)
  await fresh.close()
}

/** A day of hourly rounds checks every picture. */
async function sweepAllPictures() {
  for (let round = 0; round < 16; round += 1)
    await sweepPictures(testApp.app.services, new Date(Date.now() + round * hour))
}

test('files of pictures that no row names go after a day, all others stay', async () => {
  const { storage } = testApp.app.services
  const anOrphan = async (isOld: boolean) => {
    const name = fileOf(randomBytes(16).toString('hex'), 240)
    await storage.put(name, content)
    if (isOld) await age('files', dirname(name))
    return name
  }
  const orphans = await Promise.all(Array.from({ length: 20 }, () => anOrphan(true)))
  const fresh = await anOrphan(false)
  const url = await storePicture(testApp.app.services, {
    width: 240,
    height: 200,
    files: new Map([[240, content]]),
  })
  const kept = fileOf(url.split('/')[2] ?? '', 240)
  await age('files', dirname(kept))
  await storage.put('pictures/ab/README', content)
  await age('files', 'pictures/ab/README')

  await sweepAllPictures()
  for (const name of orphans) expect(await storage.get(name), name).toBeUndefined()
  for (const name of [fresh, kept, 'pictures/ab/README']) expect(await storage.get(name)).toEqual(content)
})

test('chat files without a message go after a day, and all of a room that is gone', async () => {
  const { storage, db } = testApp.app.services
  const { buyer, roomId } = await aChat(testApp)
  const { message } = await testApp.as(buyer)(sendChatFile, { roomId, file: aPdf, name: 'rates.pdf' })
  const sent = fileNameOf({ room_id: roomId, file_id: message.file?.file_id ?? '' })
  const aFile = async (room_id: string, isOld: boolean) => {
    const name = fileNameOf({ room_id, file_id: randomUUID() })
    await storage.put(name, content)
    if (isOld) for (const each of [name, dirname(name)]) await age('files', each)
    return name
  }
  const [fresh, orphan, ofGoneRoom] = [
    await aFile(roomId, false),
    await aFile(roomId, true),
    await aFile(randomUUID(), true),
  ]
  await age('files', sent)

  for (let round = 0; round < 16; round += 1)
    await sweepChatFiles({ storage, db }, new Date(Date.now() + round * hour))
  for (const name of [orphan, ofGoneRoom]) expect(await storage.get(name), name).toBeUndefined()
  for (const name of [fresh, sent]) expect(await storage.get(name), name).toBeDefined()
})

test('an hourly round removes what was never finished, and sealed files that no row names', async () => {
  const { sealedFiles, storage } = testApp.app.services
  await anOpenApplication(testApp)
  const [filed = ''] = await sealedFiles.list('applications')
  const strays = [...digits].map((digit) => `${digit}${randomUUID().slice(1)}`)
  for (const id of strays) await sealedFiles.put(documentFilesOf(id).business_license, content)
  const unfinished = ['unfinished/left-behind', 'unfinished/under-way'] as const
  for (const name of unfinished) await storage.put(name, content)
  await age('files', unfinished[0])
  for (const id of [...strays, filed]) await age('sealed', documentFolderOf(id))

  await upkeep()
  // A round looks at a sixteenth of all.
  const left = await sealedFiles.list('applications')
  expect(left).toHaveLength(strays.length)
  expect(left).toContain(filed)
  expect(await readdir(join(testApp.folder, 'files/unfinished'))).toEqual(['under-way'])
  expect(await sealedFiles.get(`applications/${filed}/business_license`)).toBeDefined()
})

/** An app that does not serve yet, with chores of the test, and its log. */
async function choresIn(chores: readonly Chore[]) {
  const lines: string[] = []
  const fresh = buildApp(
    { ...testApp.app.services, env: { ...testApp.app.services.env, logLevel: 'info' } },
    { logStream: { write: (line: string) => void lines.push(line) } },
  )
  await startUpkeep(fresh, chores)
  await fresh.close()
  return lines.map((line) => JSON.parse(line) as { event?: string; chore?: string; error?: string })
}

const aChore = (name: string, work: Chore['work']): Chore => ({ name, everyMs: hour, isRare: true, work })

test('a chore that fails says which it is, and keeps no other one', async () => {
  const done: string[] = []
  const log = await choresIn([
    aChore('first', async () => done.push('first')),
    aChore('broken', () => Promise.reject(new Error('the disk is gone'))),
    aChore('last', async () => done.push('last')),
  ])
  expect(done).toEqual(['first', 'last'])
  expect(log.filter(({ event }) => event?.startsWith('upkeep'))).toMatchObject([
    { event: 'upkeep', chore: 'first' },
    { event: 'upkeep-failed', chore: 'broken', error: 'Error: the disk is gone' },
    { event: 'upkeep', chore: 'last' },
  ])
})

test('a chore with much to do lets the others in after each piece', async () => {
  const done: string[] = []
  let left = 3
  await choresIn([
    aChore('long', async () => {
      done.push('long')
      left -= 1
      return left > 0
    }),
    aChore('short', async () => void done.push('short')),
  ])
  expect(done).toEqual(['long', 'short', 'long', 'long'])
})

test('what has run out is deleted a thousand rows at a time', async () => {
  const { user_id } = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select ${user_id}, sha256(n::text::bytea), now() - interval '1 day' from generate_series(1, 1500) n`)
  expect(await purgeSessions(testApp.db)).toBe(true)
  const { left } = await testApp.db.one(
    rows(z.object({ left: z.int() }))`select count(*) as left from sessions where expires_at < now()`,
  )
  expect(left).toBe(500)
  expect(await purgeSessions(testApp.db)).toBe(false)
})

test('a chat file whose message was never stored goes within the hour, and one whose room is gone at once', async () => {
  const { storage, db } = testApp.app.services
  const { buyer, roomId } = await aChat(testApp)
  const { message } = await testApp.as(buyer)(sendChatFile, { roomId, file: aPdf, name: 'rates.pdf' })
  const sent = fileNameOf({ room_id: roomId, file_id: message.file?.file_id ?? '' })
  const never = fileNameOf({ room_id: roomId, file_id: randomUUID() })
  await insertFileCheck(db, 'chats', never, 1_800)
  await storage.put(never, content)
  await upkeep()
  expect(await storage.get(never)).toBeDefined()
  await db.run(sql`update file_checks set due_at = now() - interval '1 second'`)
  await upkeep()
  expect(await storage.get(never)).toBeUndefined()
  expect(await storage.get(sent)).toBeDefined()
  await db.run(sql`delete from chat_rooms where room_id = ${roomId}`)
  await upkeep()
  expect(await storage.get(sent)).toBeUndefined()
})

test('documents of an application that was never filed go within the hour', async () => {
  const { sealedFiles, db } = testApp.app.services
  const id = randomUUID()
  await insertFileCheck(db, 'applications', documentFolderOf(id), 0)
  await sealedFiles.put(documentFilesOf(id).business_license, content)
  await upkeep()
  expect(await sealedFiles.list('applications')).not.toContain(id)
})
