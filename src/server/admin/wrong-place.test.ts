import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeKeyPair } from '#server/backup/backup-keys.ts'
import { anEmptyDatabase, aScratchFolder } from '#server/testing/backup/backups.ts'
import { addressOf, runCommand } from '#server/testing/commands/run-command.ts'
import { openS3 } from '#server/testing/s3/s3-stand-in.ts'

const { backupKey: BACKUP_KEY } = makeKeyPair()
const SECRET_KEY = Buffer.alloc(32, 5).toString('base64')

const commands: readonly [string, ...string[]][] = [
  ['admin/backup.ts', '--to', 'copies'],
  ['admin/reseal.ts'],
  ['admin/partition.ts', 'notifications'],
  ['admin/admin-account.ts', 'forget-second-factor', '--phone', '919876543210'],
  ['demo/remove.ts'],
]

test.each(commands)('%s makes no market where DATA_DIR is mistyped', async (command, ...args) => {
  const cwd = await aScratchFolder()
  const place = join(cwd, 'mistyped')
  expect(await runCommand(command, args, { cwd, env: { BACKUP_KEY, DATA_DIR: place } })).toEqual({
    output: '',
    complaint: `There is no market in ${place}.\n`,
    code: 1,
  })
  expect(existsSync(place)).toBe(false)
})

test.each(commands)('%s makes no tables in a database that is no market', async (command, ...args) => {
  const { where, pool } = await anEmptyDatabase()
  const env = { BACKUP_KEY, SECRET_KEY, DATABASE_URL: addressOf(where) }
  expect(await runCommand(command, args, { cwd: await aScratchFolder(), env })).toEqual({
    output: '',
    complaint: 'There is no market in the database of DATABASE_URL.\n',
    code: 1,
  })
  const { rowCount } = await pool.query("select from pg_class where relnamespace = 'public'::regnamespace")
  expect(rowCount).toBe(0)
})

test('files are copied from a place that has some, and a store that is away is named with its reason', async () => {
  const cwd = await aScratchFolder()
  const s3 = await openS3()
  const copy = (...args: string[]) =>
    runCommand('admin/copy-files.ts', args, { cwd, env: { S3_URL: s3.url, DATA_DIR: cwd } })
  expect(await copy('--to', 's3')).toEqual({
    output: '',
    complaint: `There are no files in ${cwd}.\n`,
    code: 1,
  })
  for (const wrong of [['--to', 'tape'], ['--where', 's3'], []])
    expect(await copy(...wrong)).toMatchObject({
      complaint: expect.stringMatching(/^npm run files:copy .+\n$/),
    })
  await s3.close()
  const away = await copy('--to', 'folder')
  expect(away.complaint).toMatch(
    /^files from 127\.0\.0\.1:\d+\/\S+ to \S+: .+nothing listens at .+ Start it again to go on\.\n$/,
  )
  expect(away).toMatchObject({ output: '', code: 1 })
})
