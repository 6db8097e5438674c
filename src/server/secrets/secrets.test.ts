import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupError } from '#server/startup-error.ts'
import { bucketOf } from '#server/storage/bucket.ts'
import { openSecrets } from './secret-key.ts'
import { keyLength, secretsOf } from './secrets.ts'

const keyOf = (byte: number) => Buffer.alloc(keyLength, byte)
const content = Buffer.from('50100123456789')

test('what is sealed opens at its place, and looks different each time', () => {
  const { seal, open } = secretsOf([keyOf(1)])
  const sealed = seal(content, 'account 1')
  expect(sealed.includes(content)).toBe(false)
  expect(open(sealed, 'account 1')).toEqual(content)
  expect(seal(content, 'account 1')).not.toEqual(sealed)
  expect(open(seal(Buffer.alloc(0), 'none'), 'none')).toEqual(Buffer.alloc(0))
})

test('sealed bytes open nowhere else, and no changed bit passes', () => {
  const { seal, open } = secretsOf([keyOf(1)])
  const sealed = seal(content, 'account 1')
  expect(() => open(sealed, 'account 2')).toThrow()
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => open(changed, 'account 1'), `byte ${index}`).toThrow()
  }
  for (const length of [0, 4, 16, 20, sealed.length - 1])
    expect(() => open(sealed.subarray(0, length), 'account 1')).toThrow()
})

test('a fingerprint is the same for the same text and place under the same key alone', () => {
  const { fingerprint } = secretsOf([keyOf(1)])
  const known = fingerprint('123456', 'code of 91')
  expect(known).toHaveLength(32)
  expect(secretsOf([keyOf(1), keyOf(2)]).fingerprint('123456', 'code of 91')).toEqual(known)
  for (const other of [
    fingerprint('123457', 'code of 91'),
    fingerprint('123456', 'code of 92'),
    fingerprint('56', 'code of 911234'),
    secretsOf([keyOf(2), keyOf(1)]).fingerprint('123456', 'code of 91'),
  ])
    expect(other).not.toEqual(known)
})

test('a new key in front seals, the old one still opens', () => {
  const old = secretsOf([keyOf(1)]).seal(content, 'account')
  const both = secretsOf([keyOf(2), keyOf(1)])
  expect(both.open(old, 'account')).toEqual(content)
  const sealed = both.seal(content, 'account')
  expect(secretsOf([keyOf(2)]).open(sealed, 'account')).toEqual(content)
  expect(() => secretsOf([keyOf(1)]).open(sealed, 'account')).toThrow(
    'This was sealed with a key that the server does not have.',
  )
})

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-keys-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const where = (dataDir: string, more: object = {}) => ({
  secretKeys: [],
  databaseUrl: undefined,
  dataDir: join(folder, dataDir),
  ...more,
})

test('the embedded database gets one key of its own, readable by its account alone', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => openSecrets(where('own/data'))))
  const sealed = all[0]?.seal(content, 'x') ?? Buffer.alloc(0)
  for (const secrets of [...all, await openSecrets(where('own/data'))])
    expect(secrets.open(sealed, 'x')).toEqual(content)
  expect(await readdir(join(folder, 'own/data'))).toEqual(['secret.key'])
  const { mode } = await stat(join(folder, 'own/data/secret.key'))
  expect(mode & 0o777).toBe(0o600)
})

test('a key of the environment seals, and that of the folder still opens', async () => {
  const sealed = (await openSecrets(where('moved'))).seal(content, 'x')
  const secrets = await openSecrets(where('moved', { secretKeys: [keyOf(3)] }))
  expect(secrets.open(sealed, 'x')).toEqual(content)
  expect(secretsOf([keyOf(3)]).open(secrets.seal(content, 'x'), 'x')).toEqual(content)
})

test('a database of the user’s own needs a key of the user’s own', async () => {
  const needed = openSecrets(where('none', { databaseUrl: 'postgres://db/vanij' }))
  await expect(needed).rejects.toThrow(StartupError)
  await expect(needed).rejects.toThrow(/^SECRET_KEY is needed with DATABASE_URL: /)
  expect(await readdir(folder)).not.toContain('none')
})

test('a damaged key is never replaced', async () => {
  await openSecrets(where('damaged'))
  const file = join(folder, 'damaged/secret.key')
  await writeFile(file, 'half')
  await expect(openSecrets(where('damaged'))).rejects.toThrow(/^.+secret\.key must hold 32 bytes/)
  expect(await readFile(file, 'utf8')).toBe('half')
})

test('beside a database whose key is gone no other key is written, unless the loss is accepted', async () => {
  const lost = where('lost')
  await mkdir(join(lost.dataDir, 'postgres/data'), { recursive: true })
  await expect(openSecrets(lost)).rejects.toThrow(/secret\.key is missing beside its database/)
  expect(await readdir(lost.dataDir)).toEqual(['postgres'])
  await openSecrets({ ...lost, lostKey: true })
  expect(await readdir(lost.dataDir)).toContain('secret.key')
})

test('with a bucket all machines have the same keys: one of the folder that is not named ends the start', async () => {
  const bucket = bucketOf('s3://key:secret@s3.example/market')
  const folder = where('with-bucket')
  await expect(openSecrets({ ...folder, bucket })).rejects.toThrow('SECRET_KEY is needed with S3_URL')
  await openSecrets(folder)
  const secretKeys = [keyOf(7)]
  await expect(openSecrets({ ...folder, bucket, secretKeys })).rejects.toThrow(
    'holds a key that SECRET_KEY does not name',
  )
  const kept = Buffer.from(await readFile(join(folder.dataDir, 'secret.key'), 'utf8'), 'base64')
  await openSecrets({ ...folder, bucket, secretKeys: [...secretKeys, kept] })
})
