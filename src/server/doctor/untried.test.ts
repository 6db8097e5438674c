import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { newPushKey } from '#server/senders/push-crypto.ts'
import { backupCheck } from './backup.ts'
import { checks } from './checks.ts'
import { environmentCheck } from './environment.ts'
import { examine, reportOf } from './examine.ts'
import { providerChecks, pushCheck } from './providers.ts'
import { subjectOf } from './subject.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-untried-'))
})
afterAll(() => rm(folder, { recursive: true }))

const here = (written: Record<string, string> = {}) => ({ DATA_DIR: folder, PORT: '0', ...written })
const report = async (written: Record<string, string>) =>
  reportOf(await examine(subjectOf(here(written)), checks)).text

test('what is not set is not called well', async () => {
  const text = await report({})
  for (const name of ['pooler', 'replica', 'valkey', 'store', 'proxy', 'sms', 'whatsapp', 'mail', 'backup'])
    expect(text).toContain(`\n  ${name}: not set\n`)
  for (const name of ['irp', 'gst directory', 'traces', 'certificates'])
    expect(text).toContain(`\n  ${name}: not set\n`)
})

test('before the first start there is neither a database nor a key to look into', async () => {
  const text = await report({})
  for (const name of ['database', 'key', 'push']) expect(text).toContain(`\n  ${name}: not there yet\n`)
})

test('an address without its key is a finding, and everything else is still checked', async () => {
  const text = await report({ SMS_URL: 'https://sms.example/send' })
  expect(text).toContain('! environment: SMS_KEY is needed with SMS_URL.\n')
  expect(text).toContain('\n  disk: well\n')
  expect(text).toContain('\n  sms: not tried\n')
  const written = here({ IRP_URL: 'https://irp.example' })
  expect(await environmentCheck.find(subjectOf(written))).toEqual(['IRP_KEY is needed with IRP_URL.'])
})

test('a mail server that nobody runs is named, and one that takes calls is well', async () => {
  const mailCheck = providerChecks.find(({ name }) => name === 'mail')
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const written = here({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'news@vanij.example',
    PUBLIC_URL: 'https://vanij.example',
  })
  expect(await mailCheck?.find(subjectOf(written))).toEqual([])
  await new Promise((resolve) => server.close(resolve))
  expect(await mailCheck?.find(subjectOf(written))).toEqual([
    `The mail server of MAIL_URL cannot be reached (nothing listens at 127.0.0.1:${port}): check its name and port, and the way out of this machine.`,
  ])
})

test('pushes of a database of one’s own need a key in the environment', async () => {
  const find = (written: Record<string, string>) =>
    pushCheck.find({ env: parseEnv(here(written)), written: here(written) })
  const DATABASE_URL = 'postgres://vanij@127.0.0.1:1/vanij'
  expect(await find({ DATABASE_URL })).toBe('not set')
  expect(await find({ DATABASE_URL, PUSH_KEY: newPushKey() })).toEqual([])
})

test('a place of backups that the start would refuse is named', async () => {
  const find = (written: Record<string, string>) => backupCheck.find(subjectOf(here(written)))
  const BACKUP_KEY = `vanij-backup-${'A'.repeat(43)}`
  expect(await find({ BACKUP_TO: join(folder, 'copies'), BACKUP_KEY })).toEqual([
    `${join(folder, 'copies')} is within DATA_DIR: a backup belongs on another disk or machine.`,
  ])
  expect(await find({ BACKUP_TO: join(tmpdir(), 'copies-of-vanij'), PROCESSES: '2' })).toEqual([
    'BACKUP_TO needs BACKUP_KEY: `npm run backup -- --new-key` writes one, and its other half.',
    'BACKUP_TO archives the embedded database of one process: leave PROCESSES at 1, or set DATABASE_URL.',
  ])
})
