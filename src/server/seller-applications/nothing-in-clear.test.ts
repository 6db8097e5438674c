import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { approveSeller, getApplicant } from '#contract/admin/admin-seller-applications.ts'
import { getSellerApplication, makeSeller } from '#contract/sellers/seller-application.ts'
import { getProfile } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { anApplicationDraft } from '#server/testing/apply.ts'
import { aBuyer, anAdmin } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { encodingsOf, filesBelow, filesWith, samplesOf } from '#server/testing/find-bytes.ts'
import { dataUrlOf, noise } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const log: string[] = []
const testApp = openTestApp({ logLevel: 'trace' }, { logStream: { write: (line) => log.push(line) } })

const accountNumber = `77${randomInt(1e9, 9e9)}${randomInt(1e4, 9e4)}`
const companyName = `Canary Trading ${randomInt(1e9, 9e9)}`
let photo: Buffer
let kept: Buffer
let answers = ''

/** The whole life of an application, with a repeated request and a failure of the database. */
async function walk(person: Someone, admin: Someone) {
  const image = dataUrlOf(photo)
  const body = await anApplicationDraft({
    companyName,
    accountNumber,
    businessLicenseImage: image,
    proprietorDocumentImage: image,
  })
  await testApp.db.run(
    sql`alter table seller_applications add constraint stop check (company_name <> 'Stop')`,
  )
  const url = makeSeller.path
  const failed = await send(testApp, person, { url, body: { ...body, companyName: 'Stop' }, key: 'failed' })
  expect(failed.status).toBe(500)
  for (let i = 0; i < 2; i += 1) answers += (await send(testApp, person, { url, body, key: 'canary' })).text
  const userId = person.user_id
  const seen = await testApp.app.inject({
    url: `/api/admin/sellers/${userId}/documents/business_license`,
    headers: { token: await testApp.tokenOf(admin) },
  })
  kept = seen.rawPayload
  answers += JSON.stringify(await testApp.as(admin)(getApplicant, { userId }))
  answers += JSON.stringify(await testApp.as(person)(getSellerApplication, {}))
  await testApp.as(admin)(approveSeller, { userId })
  answers += JSON.stringify(await testApp.as(person)(getProfile, {}))
}

/** Values that must never be stored in the clear. */
let secrets: Buffer[] = []
/** The files of the database, a dump of each table, and the server's own files. */
let files: string[] = []

async function copyTables(folder: string): Promise<string[]> {
  const { rows } = await testApp.pool.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const copies: string[] = []
  for (const { name } of rows) {
    const file = join(folder, `copy-${companyName.replaceAll(' ', '-')}-${name}`)
    await testApp.pool.query(`copy ${name} to '${file}'`)
    copies.push(file)
  }
  return copies
}

let copies: string[] = []
let databaseFiles: string[] = []

beforeAll(async () => {
  photo = await noise(120_000)
  await walk(await aBuyer(testApp.db), await anAdmin(testApp.db))
  const { rows } = await testApp.pool.query(
    "select current_setting('data_directory') as folder, (select oid from pg_database where datname = current_database()) as oid",
  )
  const { folder, oid } = rows[0] as { folder: string; oid: number }
  copies = await copyTables(folder)
  await testApp.pool.query('checkpoint')
  databaseFiles = [
    ...(await filesBelow(join(folder, 'base', String(oid)))),
    ...(await filesBelow(join(folder, 'pg_wal'))),
  ]
  files = [...databaseFiles, ...copies, ...(await filesBelow(testApp.folder))]
  secrets = [Buffer.from(accountNumber), ...samplesOf(photo), ...samplesOf(kept)].flatMap(encodingsOf)
  return () => Promise.all(copies.map((copy) => rm(copy, { force: true })))
})

test('the search would find what lies in clear', async () => {
  const company = encodingsOf(Buffer.from(companyName))
  expect((await filesWith(databaseFiles, company)).length).toBeGreaterThan(1)
  expect((await filesWith(copies, company)).length).toBeGreaterThan(0)
  expect(await filesWith(copies, encodingsOf(Buffer.from(`\t${accountNumber.slice(-4)}\t`)))).toHaveLength(1)
  expect(kept.subarray(8, 12).toString()).toBe('WEBP')
  expect((await filesBelow(testApp.folder)).length).toBe(2)
  expect(log.some((line) => line.includes(makeSeller.path))).toBe(true)
  expect(log.some((line) => line.includes('stop'))).toBe(true)
})

test('account number and documents lie nowhere in clear: files, database, its log of writes, copies of its tables', async () => {
  expect(files.length).toBeGreaterThan(50)
  expect(await filesWith(files, secrets)).toEqual([])
})

test('nor in the log, nor in an answer', () => {
  const output = Buffer.from(log.join('\n') + answers)
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
})
