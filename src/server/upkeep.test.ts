import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sendChatFile } from '#contract/chat.ts'
import { buildApp } from './app.ts'
import { fileNameOf } from './chats/file-places.ts'
import { sweepChatFiles } from './chats/sweep-files.service.ts'
import { fileOf } from './media/picture-address.ts'
import { storePicture } from './media/picture-store.ts'
import { sweepPictures } from './media/sweep-pictures.service.ts'
import { documentFilesOf } from './seller-applications/secret-places.ts'
import { aPdf } from './testing/access-matrix-chat.ts'
import { anOpenApplication } from './testing/apply.ts'
import { aTalk } from './testing/chat.ts'
import { openHouse } from './testing/house.ts'
import { startUpkeep } from './upkeep.ts'

const house = openHouse({ demo: false })
const hour = 60 * 60_000
const twoDaysAgo = new Date(Date.now() - 48 * hour)
const content = Buffer.from('a picture')

/** As if nothing had been written there for two days. */
const age = (room: 'files' | 'sealed', name: string) =>
  utimes(join(house.folder, room, name), twoDaysAgo, twoDaysAgo)

const upkeep = async () => {
  // Upkeep belongs to an app that has not begun to serve.
  const fresh = buildApp(house.app.house)
  await startUpkeep(fresh)
  await fresh.close()
}

/** A day of hourly rounds: each picture has its turn. */
async function sweepAllPictures() {
  for (let round = 0; round < 16; round += 1)
    await sweepPictures(house.app.house, new Date(Date.now() + round * hour))
}

test('files of pictures that no row names go after a day, all others stay', async () => {
  const { storage } = house.app.house
  const anOrphan = async (isOld: boolean) => {
    const name = fileOf(randomBytes(16).toString('hex'), 240)
    await storage.put(name, content)
    if (isOld) await age('files', dirname(name))
    return name
  }
  const orphans = await Promise.all(Array.from({ length: 20 }, () => anOrphan(true)))
  const fresh = await anOrphan(false)
  const url = await storePicture(house.app.house, {
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
  const { storage, db } = house.app.house
  const { buyer, roomId } = await aTalk(house)
  const { message } = await house.as(buyer)(sendChatFile, { roomId, file: aPdf, name: 'rates.pdf' })
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

test('an hourly round removes what was never finished, and documents of applications that were never filed', async () => {
  const { sealedFiles, storage } = house.app.house
  const never = documentFilesOf(randomUUID()).business_license
  await anOpenApplication(house)
  const [filed = ''] = await sealedFiles.list('applications')
  await sealedFiles.put(never, content)
  const unfinished = ['unfinished/left-behind', 'unfinished/under-way'] as const
  for (const name of unfinished) await storage.put(name, content)
  await age('files', unfinished[0])
  for (const name of [dirname(never), `applications/${filed}`]) await age('sealed', name)

  await upkeep()
  expect(await sealedFiles.list('applications')).toEqual([filed])
  expect(await readdir(join(house.folder, 'files/unfinished'))).toEqual(['under-way'])
  expect(await sealedFiles.get(`applications/${filed}/business_license`)).toBeDefined()
})
