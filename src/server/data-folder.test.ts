import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'
import { StartupError } from './startup-error.ts'
import { folderStorage, unfinishedFolder } from './storage/storage.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const content = Buffer.from('a price list')

test('files of people can be read by nobody else on the machine', async () => {
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await chmod(join(dataDir, 'files'), 0o755)
  await prepareDataFolder({ dataDir, databaseUrl: 'postgres://elsewhere' })
  await folderStorage(join(dataDir, 'files')).put('chats/room/list.pdf', content)
  for (const name of ['files', 'sealed', 'files/chats', 'files/chats/room'])
    expect(await modeOf(join(dataDir, name)), name).toBe('700')
  expect(await modeOf(join(dataDir, 'files/chats/room/list.pdf'))).toBe('600')
})

test('a data folder that cannot be made is said in one sentence', async () => {
  const file = join(folder, 'note.txt')
  await writeFile(file, 'no folder')
  const dataDir = join(file, 'data')
  await expect(prepareDataFolder({ dataDir, databaseUrl: undefined })).rejects.toEqual(
    new StartupError(
      `DATA_DIR=${dataDir} cannot be made or written (ENOTDIR). Please choose a folder that this account may write.`,
    ),
  )
})

test('a new data folder is closed to others', async () => {
  const dataDir = join(folder, 'new/data')
  await prepareDataFolder({ dataDir, databaseUrl: 'postgres://elsewhere' })
  expect(await modeOf(dataDir)).toBe('700')
})

test('of a file that cannot be kept nothing is left', async () => {
  const storage = folderStorage(folder)
  // Nobody can create a folder below a file.
  await mkdir(join(folder, 'taken/inside'), { recursive: true })
  await expect(storage.put('taken', content)).rejects.toThrow()
  expect(await readdir(join(folder, unfinishedFolder))).toEqual([])
})
