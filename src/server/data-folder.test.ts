import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTarget } from './backup/place.ts'
import { prepareDataFolder } from './data-folder.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { openSecrets } from './secrets/secret-key.ts'
import { openPushKey } from './senders/push-key.ts'
import { StartupError } from './startup-error.ts'
import { makeFolder } from './storage/make-folder.ts'
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
    refusalOf(dataDir, 'ENOTDIR'),
  )
})

const refusalOf = (dataDir: string, code: string) =>
  new StartupError(
    `DATA_DIR=${dataDir} cannot be made or written (${code}). Please choose a folder that this account may write.`,
  )

test.runIf(process.platform === 'linux')(
  'a data folder where nobody can make one is said, and so is one that takes no key',
  async () => {
    const dataDir = '/proc/vanij/data'
    await expect(prepareDataFolder({ dataDir, databaseUrl: undefined })).rejects.toEqual(
      refusalOf(dataDir, 'ENOENT'),
    )
    await expect(startEmbeddedPostgres(`${dataDir}/postgres`)).rejects.toEqual(refusalOf(dataDir, 'ENOENT'))
    const taken = { dataDir: '/proc/self', databaseUrl: undefined, secretKeys: [] }
    await expect(openSecrets(taken)).rejects.toEqual(refusalOf('/proc/self', 'ENOENT'))
    const push = { key: undefined, services: [] }
    await expect(openPushKey({ ...taken, push })).rejects.toEqual(refusalOf('/proc/self', 'ENOENT'))
    await expect(openTarget({ folder: dataDir }).files.put('a', content)).rejects.toThrow(
      /^The place of the backup cannot be made: /,
    )
  },
)

test('folders above are made with the same mode, and several at once make them together', async () => {
  const path = join(folder, 'one/two/three')
  const made = await Promise.all([1, 2, 3, 4].map(() => makeFolder(path, 0o700)))
  expect(made).toContain(join(folder, 'one'))
  for (const name of ['one', 'one/two', 'one/two/three']) expect(await modeOf(join(folder, name))).toBe('700')
  expect(await makeFolder(path, 0o700)).toBeUndefined()
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
