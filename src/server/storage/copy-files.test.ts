import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openS3 } from '#server/testing/s3/s3-stand-in.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import { bucketStorage } from './bucket-storage.ts'
import { copyFiles } from './copy-files.ts'
import { folderStorage, type Storage } from './storage.ts'

test('files move from a folder to a bucket and back, in as many pieces as it takes, and every byte is compared', async () => {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'vanij-storage-'))))
  const [from, back] = folders.map(folderStorage) as [Storage, Storage]
  const s3 = await openS3({ pageSize: 7 })
  const bucket = bucketStorage(bucketOf(s3.url) as Bucket)
  const names = Array.from({ length: 30 }, (_, index) => `pictures/${index % 4}/${index}.webp`)
  for (const name of names) await from.put(name, Buffer.from(`bytes of ${name}`))

  // The store becomes unreachable in the middle.
  const put = bucket.put
  const stopping = {
    ...bucket,
    put: async (name: string, content: Buffer) =>
      s3.objects.size < 12 ? put(name, content) : Promise.reject(new Error('gone')),
  }
  await expect(copyFiles(from, stopping)).rejects.toThrow('gone')
  const first = await copyFiles(from, bucket)
  expect(first.files).toBe(30)
  expect(first.copied).toBeLessThan(30)

  // One of the copied files has lost a byte.
  const [key = '', stored] = [...s3.objects][3] ?? []
  s3.objects.set(key, { content: Buffer.from('bytes'), at: stored?.at ?? new Date() })
  expect(await copyFiles(from, bucket)).toEqual({ ...first, copied: 1 })

  expect(await copyFiles(bucket, back)).toEqual({ ...first, copied: 30 })
  for (const name of names) expect((await back.get(name))?.toString()).toBe(`bytes of ${name}`)
  await s3.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

test('folders that a console of the store has made, and names that lead elsewhere, are left where they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-storage-'))
  const s3 = await openS3()
  const bucket = bucketStorage(bucketOf(s3.url) as Bucket)
  await bucket.put('pictures/a.webp', Buffer.from('a'))
  const [key = ''] = s3.objects.keys()
  for (const odd of ['', 'pictures/', '../elsewhere'])
    s3.objects.set(key.replace('pictures/a.webp', odd), { content: Buffer.from('x'), at: new Date() })
  expect(await copyFiles(bucket, folderStorage(folder))).toEqual({ files: 1, bytes: 1, copied: 1 })
  await expect(folderStorage(folder).put('../elsewhere', Buffer.from('x'))).rejects.toThrow(
    'no name of a file',
  )
  await s3.close()
  await rm(folder, { recursive: true })
})
