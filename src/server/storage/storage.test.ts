import { existsSync, fstatSync } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderStorage } from './storage.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-storage-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

/** Records what is flushed to the disk, and whether `path` exists by then. */
async function watchFlushes(path: string) {
  const handle = await open(folder)
  const kind: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const flush = kind.sync
  const flushed: string[] = []
  vi.spyOn(kind, 'sync').mockImplementation(function (this: FileHandle) {
    const what = fstatSync(this.fd).isDirectory() ? 'a folder' : 'the file'
    flushed.push(`${what}, ${existsSync(path) ? 'named' : 'nameless'}`)
    return flush.call(this)
  })
  return flushed
}

test('a picture is on the disk before it has its name, and its folders after: no power cut leaves an empty one', async () => {
  const name = 'pictures/ab/480.webp'
  const flushed = await watchFlushes(join(folder, name))
  const storage = folderStorage(folder)
  await storage.put(name, Buffer.from('a picture'))
  const folders = ['pictures/ab', 'pictures', '.'].map(() => 'a folder, named')
  expect(flushed).toEqual(['the file, nameless', ...folders])
  expect((await storage.get(name))?.toString()).toBe('a picture')
})
