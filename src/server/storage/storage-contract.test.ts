import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '#server/errors.ts'
import { openS3 } from '#server/testing/s3/s3-stand-in.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import { bucketStorage } from './bucket-storage.ts'
import { folderStorage, type Storage } from './storage.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-storage-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folderStorage(folder)
}

async function aStore(options?: Parameters<typeof openS3>[0]) {
  const s3 = await openS3(options)
  undo.push(s3.close)
  return { ...s3, bucket: bucketOf(s3.url) as Bucket }
}

const aBucket = async () => bucketStorage((await aStore({ pageSize: 2 })).bucket)
/** The host names the bucket, and the path is the key alone. */
const aBucketByHost = async () => bucketStorage({ ...(await aStore({ pageSize: 2 })).bucket, path: '/' })

const text = async (storage: Storage, name: string) => (await storage.get(name))?.toString()

describe.each([
  ['a folder', aFolder],
  ['a bucket by its path', aBucket],
  ['a bucket by its host', aBucketByHost],
])('in %s', (_, open) => {
  test('what was put is there whole, byte by byte, and a second time replaces it', async () => {
    const storage = await open()
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))
    await storage.put('pictures/ab/1/480.webp', content)
    expect((await storage.get('pictures/ab/1/480.webp'))?.equals(content)).toBe(true)
    const file = await storage.open('pictures/ab/1/480.webp')
    expect(file?.size).toBe(content.length)
    expect((await buffer(file?.content as never)).equals(content)).toBe(true)
    await storage.put('pictures/ab/1/480.webp', Buffer.from('another'))
    expect(await text(storage, 'pictures/ab/1/480.webp')).toBe('another')
  })

  test('what is not there is nothing, and to delete it is no fault', async () => {
    const storage = await open()
    expect(await storage.get('pictures/no.webp')).toBeUndefined()
    expect(await storage.open('pictures/no.webp')).toBeUndefined()
    expect(await storage.changedAt('pictures/no')).toBeUndefined()
    expect(await storage.list('pictures')).toEqual([])
    await storage.delete('pictures/no.webp')
  })

  test('the top lists its folders and files', async () => {
    const storage = await open()
    await storage.put('first/deeper/file', Buffer.from('1'))
    await storage.put('second/file', Buffer.from('2'))
    expect(await storage.list('.')).toEqual(expect.arrayContaining(['first', 'second']))
  })

  test('a folder lists what lies in it, however much, and nothing of what lies deeper', async () => {
    const storage = await open()
    const names = ['a.webp', 'b.webp', 'c.webp', 'd & e.webp', 'deep/1.webp', 'deep/2.webp', 'deeper/1.webp']
    for (const name of names) await storage.put(`rooms/${name}`, Buffer.from(name))
    await storage.put('rooms-of-others/1.webp', Buffer.from('other'))
    expect([...(await storage.list('rooms'))].sort()).toEqual([
      'a.webp',
      'b.webp',
      'c.webp',
      'd & e.webp',
      'deep',
      'deeper',
    ])
    expect(await text(storage, 'rooms/d & e.webp')).toBe('d & e.webp')
    const all: string[] = []
    for await (const name of storage.names()) all.push(name)
    expect(all.sort()).toEqual([...names.map((name) => `rooms/${name}`), 'rooms-of-others/1.webp'].sort())
  })

  test('a folder is deleted with all that is in it, and its neighbours stay', async () => {
    const storage = await open()
    for (const name of ['ab/1.webp', 'ab/2.webp', 'ab/deep/3.webp', 'abc/1.webp'])
      await storage.put(name, Buffer.from(name))
    await storage.delete('ab')
    expect(await storage.list('ab')).toEqual([])
    expect(await text(storage, 'ab/deep/3.webp')).toBeUndefined()
    expect(await text(storage, 'abc/1.webp')).toBe('abc/1.webp')
  })

  test('a file and the folder around it were changed just now', async () => {
    const storage = await open()
    // Both write whole seconds at worst.
    const before = Date.now() - 1_000
    await storage.put('ab/1/2.webp', Buffer.from('a picture'))
    for (const name of ['ab/1/2.webp', 'ab/1']) {
      const changedAt = Number(await storage.changedAt(name))
      expect(changedAt).toBeGreaterThan(before)
      expect(changedAt).toBeLessThanOrEqual(Date.now())
    }
  })
})

const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  return error instanceof Refusal ? `${error.status} ${error.message}` : String(error)
}
const unreachable = '503 Files cannot be reached right now. Please try again in a moment.'
/** Short where the store hangs; what works takes as long as a busy machine needs. */
const short = { lines: 4, silentMs: 50, readerMs: 50 }
const patient = { lines: 4, silentMs: 120_000, readerMs: 120_000 }

test('a store that refuses, hangs or is busy is one sentence, and works again once it recovers', async () => {
  const { bucket, store, close } = await aStore()
  for (const mood of ['hangs', 'busy'] as const) {
    store.mood = mood
    const storage = bucketStorage(bucket, mood === 'hangs' ? short : patient)
    expect(await refusal(storage.put('a.webp', Buffer.from('a')))).toBe(unreachable)
    expect(await refusal(storage.get('a.webp'))).toBe(unreachable)
    expect(await refusal(storage.open('a.webp'))).toBe(unreachable)
  }
  store.mood = 'works'
  const storage = bucketStorage(bucket, patient)
  await storage.put('a.webp', Buffer.from('a'))
  expect(await text(storage, 'a.webp')).toBe('a')
  await close()
  expect(await refusal(storage.get('a.webp'))).toBe(unreachable)
})

test('a call that fails once is repeated, and those that wait for a connection are not forgotten', async () => {
  const { bucket, store } = await aStore()
  const storage = bucketStorage(bucket, patient)
  store.mood = 'fails'
  await storage.put('a.webp', Buffer.from('a'))
  expect(await text(storage, 'a.webp')).toBe('a')
  store.mood = 'hangs'
  const hanging = bucketStorage(bucket, short)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(hanging.get('a.webp'))))
  expect(new Set(answers)).toEqual(new Set([unreachable]))
})

test('a wrong key is an error of ours with a clear message, and nothing is stored', async () => {
  const { bucket, objects } = await aStore()
  const storage = bucketStorage({ ...bucket, secretKey: 'another' })
  const answer = await refusal(storage.put('a.webp', Buffer.from('a')))
  expect(answer).toBe('Error: The store answered 403 to PUT: SignatureDoesNotMatch')
  expect(objects.size).toBe(0)
})
