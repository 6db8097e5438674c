import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aScratchFolder } from '#server/testing/backup/backups.ts'
import { runCommand } from '#server/testing/commands/run-command.ts'

const asha = ['create', '--phone', '98765 43210', '--name', 'Asha Verma', '--email', 'asha@shop.example']

test('a market in a data folder is backed up, and stands in a new folder again', async () => {
  const cwd = await aScratchFolder()
  await runCommand('admin/admin-account.ts', asha, { cwd })
  const { output: pair } = await runCommand('admin/backup.ts', ['--new-key'], { cwd })
  const keyOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(pair)?.[1] ?? ''
  const SECRET_KEY = Buffer.alloc(32, 5).toString('base64')
  const env = { BACKUP_KEY: keyOf('BACKUP_KEY'), SECRET_KEY }
  const backup = await runCommand('admin/backup.ts', ['--to', 'copies'], { cwd, env })
  expect(backup).toMatchObject({ complaint: '', code: 0 })
  expect(backup.output).toMatch(
    /^Backup \S+: \d+ rows and 0 files as of .+Z, restored once and read again, whole\.\n/,
  )
  expect(backup.output).toMatch(/\nNOT in it: the key of what is sealed /)

  const back = ['--from', 'copies', '--to', 'again']
  const without = await runCommand('admin/restore.ts', back, {
    cwd,
    env: { RESTORE_KEY: keyOf('RESTORE_KEY') },
  })
  expect(without).toMatchObject({ complaint: expect.stringContaining('SECRET_KEY does not name'), code: 1 })
  const restored = await runCommand('admin/restore.ts', back, {
    cwd,
    env: { RESTORE_KEY: keyOf('RESTORE_KEY'), SECRET_KEY },
  })
  expect(restored).toMatchObject({ complaint: '', code: 0 })
  expect((await readFile(join(cwd, 'again/secret.key'), 'utf8')).trim()).toBe(SECRET_KEY)
  const second = await runCommand('admin/admin-account.ts', asha, { cwd, env: { DATA_DIR: 'again' } })
  expect(second.complaint).toBe('An account with this phone number or email already exists.\n')
})

test.each([
  ['backup.ts', ['--to'], {}, /^npm run backup -- --to /],
  ['backup.ts', ['--to', 'copies'], {}, /^BACKUP_KEY is not set: /],
  ['restore.ts', ['--from', 'x', '--to', 'y'], { RESTORE_KEY: 'secret' }, /^RESTORE_KEY is not usable: /],
])('%s %j %j is answered with one sentence', async (command, args, env, sentence) => {
  const { output, complaint, code } = await runCommand(join('admin', command), args, {
    cwd: await aScratchFolder(),
    env,
  })
  expect(complaint).toMatch(sentence)
  expect({ output, code }).toEqual({ output: '', code: 1 })
})
