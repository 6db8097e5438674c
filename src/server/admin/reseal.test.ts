import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueInvoice } from '#contract/documents/document.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { getDocumentFile } from '#server/documents/document.service.ts'
import { fileServices } from '#server/file-services.ts'
import { accountNumberOf as payeeAccountOf } from '#server/payees/payee.rules.ts'
import { placeOf } from '#server/second-factors/factor.service.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { accountNumberOf } from '#server/seller-applications/secret-places.rules.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { addressOf, runCommand } from '#server/testing/commands/run-command.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { resealAll } from './reseal-all.ts'

const testApp = openTestApp()
const [oldKey, newKey, lostKey] = [1, 2, 3].map((byte) => Buffer.alloc(keyLength, byte)) as [
  Buffer,
  Buffer,
  Buffer,
]
const oldNumber = '30123456789'
const payeeId = '4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10'

/** The services of a server with these keys. */
const withKeys = (...keys: [Buffer, ...Buffer[]]) => ({
  ...testApp.app.services,
  ...fileServices({ dataDir: testApp.folder }, secretsOf(keys)),
})

/** An application sealed as by a server with this key. */
async function anApplicationSealedWith(key: Buffer) {
  await anOpenApplication(testApp)
  const { secrets, sealedFiles } = withKeys(key)
  const row = (await applications()).at(-1)
  if (!row) throw new Error('an application was filed')
  const { seller_application_id: id, business_license, proprietor_document } = row
  for (const name of [business_license, proprietor_document])
    await sealedFiles.put(name, (await testApp.app.services.sealedFiles.get(name)) ?? Buffer.alloc(0))
  const number = secrets.seal(Buffer.from(oldNumber), accountNumberOf(id))
  await testApp.db.run(sql`
    update seller_applications set account_number = ${number} where seller_application_id = ${id}`)
}

const Row = z.object({
  seller_application_id: z.uuid(),
  account_number: z.instanceof(Buffer),
  business_license: z.string(),
  proprietor_document: z.string(),
})
const applications = () =>
  testApp.db.many(rows(Row)`
    select seller_application_id, account_number, business_license, proprietor_document from seller_applications
    order by created_at`)

/** What a server with this key alone reads of each application; undefined where it cannot decrypt it. */
async function readWith(key: Buffer) {
  const { secrets, sealedFiles } = withKeys(key)
  const read = async ({ seller_application_id: id, ...row }: z.infer<typeof Row>) => {
    const number = secrets.open(row.account_number, accountNumberOf(id)).toString()
    const files = [row.business_license, row.proprietor_document].map((name) => sealedFiles.get(name))
    const documents = (await Promise.all(files)).map((file) => file?.subarray(8, 12).toString())
    return [number, ...documents].join(' ')
  }
  return Promise.all((await applications()).map((row) => read(row).catch(() => undefined)))
}

async function forgetApplications() {
  await testApp.db.run(sql`delete from seller_applications`)
  await testApp.app.services.sealedFiles.delete('applications')
}

const whole = `${oldNumber} WEBP WEBP`

const run = (secretKeys: string) =>
  runCommand('admin/reseal.ts', [], {
    cwd: testApp.folder,
    env: {
      DATABASE_URL: addressOf(testApp.pool.options),
      DATA_DIR: testApp.folder,
      SECRET_KEY: secretKeys,
    },
  })
const written = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join()

test('what was begun is finished by the next run, and then the new key alone opens everything', async () => {
  for (let made = 0; made < 3; made += 1) await anApplicationSealedWith(oldKey)
  expect(await readWith(newKey)).toEqual([undefined, undefined, undefined])
  // Stopped after the first document, so the rest is still sealed with the old key.
  const both = withKeys(newKey, oldKey)
  const [first] = await applications()
  expect(await both.sealedFiles.reseal(first?.business_license ?? '')).toBe(true)

  expect(await run(written(newKey, oldKey))).toEqual({
    output:
      'Sealed anew: 3 account numbers, 5 documents, 0 secrets of authenticator apps.\nThe first key opens everything now; older ones may go.\n',
    complaint: '',
    code: 0,
  })
  expect(await readWith(newKey)).toEqual([whole, whole, whole])
  expect(await readWith(oldKey)).toEqual([undefined, undefined, undefined])
  expect(await resealAll(both)).toEqual({ accountNumbers: 0, documents: 0, secondFactors: 0, left: [] })
})

test('what no key opens is listed and stays as it is, and the rest is sealed again', async () => {
  await forgetApplications()
  await anApplicationSealedWith(lostKey)
  await anApplicationSealedWith(oldKey)
  const { output, complaint, code } = await run(written(newKey, oldKey))
  expect({ output, code }).toEqual({
    output: 'Sealed anew: 1 account numbers, 2 documents, 0 secrets of authenticator apps.\n',
    code: 1,
  })
  expect(complaint).toMatch(
    /^Keep the older keys\..+\n(.+: This was sealed with a key that the server does not have\.\n){3}$/,
  )
  expect(await readWith(newKey)).toEqual([undefined, whole])
  expect(await readWith(lostKey)).toEqual([whole, undefined])
})

test('files of invoices, accounts that sellers are paid on and secrets of apps are sealed again too', async () => {
  await forgetApplications()
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const { db } = testApp
  const [before, both, after] = [withKeys(oldKey), withKeys(newKey, oldKey), withKeys(newKey)]
  const draft = { documentId: document.document_id, copy: 'original' } as const
  const { bytes } = await getDocumentFile(before, buyer, draft)
  await db.run(sql`
    insert into seller_payees (payee_id, seller_id, name, vpa, vpa_kind, mcc, account_number, account_number_end, ifsc)
    values (${payeeId}, ${seller.user_id}, 'Kovai Mills', '', 'plain', '',
      ${before.secrets.seal(Buffer.from(oldNumber), payeeAccountOf(payeeId))}, '6789', 'SBIN0001234')`)
  const factor = before.secrets.seal(Buffer.from(oldNumber), placeOf(seller.user_id))
  await db.run(sql`insert into second_factors (user_id, secret) values (${seller.user_id}, ${factor})`)
  expect(await resealAll(both)).toEqual({ accountNumbers: 1, documents: 1, secondFactors: 1, left: [] })
  const path = `documents/${document.document_id}/original.pdf`
  expect(await after.sealedFiles.get(path)).toEqual(bytes)
  const { account_number } = await db.one(rows(z.object({ account_number: z.instanceof(Buffer) }))`
    select account_number from seller_payees`)
  expect(after.secrets.open(account_number, payeeAccountOf(payeeId)).toString()).toBe(oldNumber)
  const { secret } = await db.one(
    rows(z.object({ secret: z.instanceof(Buffer) }))`select secret from second_factors`,
  )
  expect(after.secrets.open(secret, placeOf(seller.user_id)).toString()).toBe(oldNumber)
})

test('a number that changes meanwhile is not overwritten', async () => {
  await forgetApplications()
  await anApplicationSealedWith(oldKey)
  const both = withKeys(newKey, oldKey)
  const [before] = await applications()
  const id = before?.seller_application_id ?? ''
  const other = both.secrets.seal(Buffer.from('99999999999'), accountNumberOf(id))
  const changedJustBefore: Db['run'] = async (query) => {
    await testApp.db.run(sql`update seller_applications set account_number = ${other}`)
    return testApp.db.run(query)
  }
  const db = { ...testApp.db, run: changedJustBefore }
  expect(await resealAll({ ...both, db })).toMatchObject({ accountNumbers: 0, documents: 2 })
  expect((await readWith(newKey))[0]).toBe('99999999999 WEBP WEBP')
})
