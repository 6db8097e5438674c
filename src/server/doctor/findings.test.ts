import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { findProblems, parseEnv } from '#server/env.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { openS3 } from '#server/testing/s3/s3-stand-in.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Check } from './check.ts'
import { clockCheck } from './clock.ts'
import { databaseCheck } from './database.ts'
import { diskCheck, findRoom } from './disk.ts'
import { environmentCheck } from './environment.ts'
import { keyCheck } from './key.ts'
import { machineCheck } from './machine.ts'
import { poolerCheck } from './pooler.ts'
import { portCheck } from './port.ts'
import { smsCheck } from './providers.ts'
import { replicaCheck } from './replica.ts'
import { storeCheck } from './store.ts'

const testApp = openTestApp()
let folder = ''
const ends: (() => unknown)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-doctor-'))
})
afterAll(async () => {
  await Promise.all(ends.map((end) => end()))
  await rm(folder, { recursive: true })
})

const find = ({ find: look }: Check, written: Record<string, string>) =>
  look({ env: parseEnv({ DATA_DIR: folder, ...written }), written })

function ownDatabase() {
  const { host = '', database = '' } = testApp.pool.options
  return `postgres://postgres:a-password@test/${database}?host=${encodeURIComponent(host)}`
}

/** A server of somebody else, which answers everything alike. */
async function aStranger(body: string, date = new Date()) {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { date: date.toUTCString() }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

async function aClosedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a name that is nearly a variable’s is named with the right one, and others’ names are left alone', async () => {
  const written = {
    DATABSE_URL: 'x',
    TRUSTPROXY: 'on',
    HOSTNAME: 'shop',
    LOGNAME: 'asha',
    VANIJ_PORT: '1',
    EMPTY: '',
  }
  expect(await find(environmentCheck, written)).toEqual([
    'DATABSE_URL is no variable of Vanij: rename it to DATABASE_URL.',
    'TRUSTPROXY is no variable of Vanij: rename it to TRUST_PROXY.',
    'VANIJ_PORT is no variable of Vanij: rename it to PORT.',
  ])
})

test('every wrong variable is named, not only the first, and no secret', () => {
  expect(findProblems({ PORT: 'none', DEMO: 'maybe', SECRET_KEY: 'too short' })).toEqual([
    'PORT=none is not usable: it must be a port number.',
    'SECRET_KEY is not usable: it must be 32 bytes in base64 or hex.',
    'DEMO=maybe is not usable: it must be on, off or public.',
  ])
})

test('more processes than cores are named', async () => {
  expect(await find(machineCheck, { PROCESSES: '1' })).toEqual([])
  const [finding] = await find(machineCheck, { PROCESSES: '12', DATABASE_URL: ownDatabase() })
  expect(finding).toMatch(/^PROCESSES=12 is more than the \d+ cores of this machine: lower it to \d+\.$/)
})

test('a port that another program has is named, and one that this market has is well', async () => {
  const others = await aStranger('hello')
  expect(await find(portCheck, { PORT: String(others) })).toEqual([
    `PORT ${others} is already in use: stop the program that uses it, or choose another, such as PORT=${others + 1}.`,
  ])
  const ours = await aStranger('{"success":true,"content":"Vanij is running."}')
  expect(await find(portCheck, { PORT: String(ours) })).toEqual([])
})

test('of several processes each needs a port for its metrics', async () => {
  const others = await aStranger('hello')
  const METRICS_PORT = String(others - 2)
  const written = { PORT: String(await aClosedPort()), METRICS_PORT }
  expect(await find(portCheck, { ...written, PROCESSES: '2' })).toEqual([])
  expect(await find(portCheck, { ...written, PROCESSES: '3' })).toEqual([
    expect.stringMatching(`^METRICS_PORT ${others} is already in use: `),
  ])
})

test('a disk without room, and one that takes no file, are named', async () => {
  expect(await find(diskCheck, { DATA_DIR: '/proc' })).toEqual([
    'The disk of /proc has only 0 MB left: make room, for a full disk answers 503.',
    expect.stringMatching(
      /^\/proc takes no file \(.+\): give this account room and the right to write there\.$/,
    ),
  ])
})

test('a disk with room for few more files is named, and one that counts none is well', () => {
  const room = { bavail: 1_000_000, bsize: 4_096, files: 50_000, ffree: 120 }
  expect(findRoom('/srv', room)).toEqual([
    'The disk of /srv has room for only 120 more files: make room, or give it more inodes.',
  ])
  expect(findRoom('/srv', { ...room, files: 0, ffree: 0 })).toEqual([])
})

test('what others on the machine may read is named', async () => {
  const key = join(folder, 'secret.key')
  await writeFile(key, randomBytes(32).toString('base64'))
  await chmod(key, 0o644)
  expect(await find(diskCheck, {})).toContain(
    `Others on this machine may look into ${key}: run chmod go-rwx ${key}.`,
  )
  await chmod(key, 0o600)
  expect(await find(diskCheck, {})).not.toContainEqual(expect.stringContaining('Others on this machine'))
  await rm(key)
})

test('a database that may lose what it has confirmed is named, and one that cannot be reached', async () => {
  // The database of tests is thrown away, so its commits need not be safe.
  expect(await find(databaseCheck, { DATABASE_URL: ownDatabase() })).toEqual([
    expect.stringMatching(/^The database may lose what it has confirmed: switch on .*fsync/),
  ])
  const written = { DATABASE_URL: ownDatabase() }
  expect(await databaseCheck.note?.({ env: parseEnv(written), written })).toEqual([])
  const nobody = `postgres://vanij:a-password@127.0.0.1:${await aClosedPort()}/vanij`
  const [finding] = await find(databaseCheck, { DATABASE_URL: nobody })
  expect(finding).toMatch(
    /^The database cannot be reached: nothing listens at 127\.0\.0\.1:\d+\. Please check DATABASE_URL\.$/,
  )
})

test('two addresses of different databases are named, and a replica that cannot be reached', async () => {
  const one = ownDatabase()
  const other = one.replace(/[^/]+\?/, 'postgres?')
  expect(await find(poolerCheck, { DATABASE_URL: one, DATABASE_DIRECT_URL: one })).toEqual([])
  expect(await find(poolerCheck, { DATABASE_URL: one, DATABASE_DIRECT_URL: other })).toEqual([
    'DATABASE_URL and DATABASE_DIRECT_URL are two databases: name the same one, once through the pooler.',
  ])
  const DATABASE_READ_URL = `postgres://vanij@127.0.0.1:${await aClosedPort()}/vanij`
  const [finding] = await find(replicaCheck, { DATABASE_URL: one, DATABASE_READ_URL })
  expect(finding).toMatch(
    /^DATABASE_READ_URL cannot be reached \(nothing listens at .+\), so the primary answers everything/,
  )
})

test('a key that does not open what is sealed is named, and a missing one', async () => {
  const DATABASE_URL = ownDatabase()
  const key = { DATABASE_URL, SECRET_KEY: '5e'.repeat(32) }
  expect(await find(keyCheck, key)).toEqual([])
  await anOpenApplication(testApp)
  expect(await find(keyCheck, key)).toEqual([
    expect.stringContaining('were sealed with a key that is missing: bring back the copy of secret.key'),
  ])
  expect(await find(keyCheck, { DATABASE_URL })).toEqual([
    expect.stringMatching(/^SECRET_KEY is needed with DATABASE_URL/),
  ])
})

test('documents that another machine sealed with a key of its own are named', async () => {
  await anOpenApplication(testApp)
  await testApp.db.run(sql`update seller_applications set account_number = null`)
  const written = { DATABASE_URL: ownDatabase(), DATA_DIR: testApp.folder, SECRET_KEY: '5e'.repeat(32) }
  expect(await find(keyCheck, written)).toEqual([
    'Documents of applications were sealed with a key that is not here: name in SECRET_KEY, after a comma, the one of the machine that took them.',
  ])
  expect(await find(keyCheck, { ...written, LOST_KEY: 'accepted' })).toEqual([])
})

test('a store keeps what it gets, or it is named', async () => {
  const { url, objects, close } = await openS3()
  ends.push(close)
  expect(await find(storeCheck, { S3_URL: url })).toEqual([])
  expect(objects.size).toBe(0)
  const [finding] = await find(storeCheck, { S3_URL: url.replace('vanij-key', 'another-key') })
  expect(finding).toMatch(
    /^It was not possible to put an object into the bucket of S3_URL \(.*\): check its address/,
  )
})

test('a clock that differs from the store’s is named', async () => {
  const hour = 60 * 60_000
  const findAt = async (date: Date) => {
    const S3_URL = `s3://key:secret@127.0.0.1:${await aStranger('', date)}/market?tls=off`
    return find(clockCheck, { S3_URL, DATABASE_URL: ownDatabase() })
  }
  expect(await findAt(new Date())).toEqual([])
  expect(await findAt(new Date(Date.now() + hour))).toEqual([
    expect.stringMatching(
      /^The clock of this machine is (3600|3599) s behind that of the store of S3_URL: let both/,
    ),
  ])
  expect(await findAt(new Date(Date.now() - hour))).toEqual([
    expect.stringMatching(
      /^The clock of this machine is (3599|360\d) s ahead of that of the store of S3_URL/,
    ),
  ])
})

test('a provider of SMS that does not answer is named', async () => {
  const sms = { SMS_KEY: 'a-key', SMS_SENDER: 'VANIJX', SMS_TEMPLATE_ID: '1107160000000012345' }
  const [finding] = await find(smsCheck, { ...sms, SMS_URL: `https://127.0.0.1:${await aClosedPort()}/send` })
  expect(finding).toMatch(
    /^The provider of SMS_URL does not answer \(nothing listens at .+\): check the address/,
  )
})
