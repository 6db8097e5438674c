import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { issueInvoice } from '#contract/documents/document.ts'
import { sql } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function read(person: Someone, url: string) {
  const answer = await testApp.app.inject({ url, headers: { token: await testApp.tokenOf(person) } })
  const { rawPayload: bytes, headers, statusCode: status } = answer
  return { status, headers, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

async function aBill(draft: Parameters<typeof aBillableOrder>[1] = {}) {
  const order = await aBillableOrder(testApp, draft)
  const { document } = await testApp.as(order.seller)(issueInvoice, { orderId: order.orderId })
  return { ...order, document, url: `/api/documents/${document.document_id}/pdf` }
}

test('both sides read the same bytes again and again, and three copies that differ', async () => {
  const { buyer, seller, url, document } = await aBill()
  const first = await read(buyer, url)
  expect(first.status).toBe(200)
  expect(first.headers['content-type']).toBe('application/pdf')
  expect(first.headers['content-disposition']).toContain(
    `${document.number.replaceAll('/', '-')}-original.pdf`,
  )
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const others = await Promise.all([
    read(buyer, url),
    read(seller, url),
    read(seller, `${url}?copy=original`),
  ])
  expect(others.map(({ hash }) => hash)).toEqual(Array(3).fill(first.hash))
  const copies = await Promise.all(
    ['duplicate', 'triplicate'].map((copy) => read(seller, `${url}?copy=${copy}`)),
  )
  expect(new Set([first, ...copies].map(({ hash }) => hash)).size).toBe(3)
  expect((await read(buyer, `${url}?copy=fourth`)).status).toBe(400)
})

test('what buyer, seller or product change later is not in the document', async () => {
  const { buyer, seller, orderId, url } = await aBill()
  await testApp.db.run(sql`update users set full_name = 'Somebody Else' where user_id = ${buyer.user_id}`)
  await testApp.db.run(sql`
    update tax_registrations set legal_name = 'Other Mills' where seller_id = ${seller.user_id}`)
  const late = await read(buyer, url)
  const again = await read(seller, url)
  expect(again.hash).toBe(late.hash)
  expect(late.bytes.toString('latin1')).not.toContain('Other Mills')
  expect((await read(buyer, `/api/orders/${orderId}/proforma.pdf`)).bytes.toString('latin1')).toContain(
    'Other Mills',
  )
})

test('a file whose bytes were changed is not shown', async () => {
  const { buyer, url, document } = await aBill()
  const { hash } = await read(buyer, url)
  await testApp.app.services.sealedFiles.put(
    `documents/${document.document_id}/original.pdf`,
    Buffer.from('%PDF-1.7 forged'),
  )
  expect((await read(buyer, url)).hash).toBe(hash)
})

test.each([
  ['has one bit less', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(0)])],
  ['was cut', (bytes: Buffer) => bytes.subarray(0, 40)],
  ['is empty', () => Buffer.alloc(0)],
])('a file that %s on the disk is made again with the same bytes', async (_name, damage) => {
  const { buyer, url, document } = await aBill()
  const { hash } = await read(buyer, url)
  const file = join(testApp.folder, 'sealed/documents', document.document_id, 'original.pdf')
  await writeFile(file, damage(await readFile(file)))
  expect((await read(buyer, url)).hash).toBe(hash)
  expect((await read(buyer, url)).status).toBe(200)
})

test('a file that nobody can make again with its bytes is not shown', async () => {
  const { buyer, url, document } = await aBill()
  await testApp.db.run(sql`
    insert into invoice_files (invoice_id, name, sha256) values (${document.document_id}, 'original', 'of another version')`)
  const answer = await read(buyer, url)
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.bytes.toString()).content).toMatch(/^The file of this document was changed/)
})

test('a file that was lost is made again with the same bytes', async () => {
  const { buyer, url, document } = await aBill()
  const { hash } = await read(buyer, url)
  await testApp.app.services.sealedFiles.delete(`documents/${document.document_id}/original.pdf`)
  expect((await read(buyer, url)).hash).toBe(hash)
})

test('on a full disk an invoice is read all the same, and kept as it was read once there is room', async () => {
  const { buyer, seller, url, document } = await aBill()
  const { sealedFiles } = testApp.app.services
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const put = vi.spyOn(sealedFiles, 'put').mockRejectedValue(full)
  const first = await read(buyer, url)
  const second = await read(seller, url)
  put.mockRestore()
  expect([first.status, second.status]).toEqual([200, 200])
  const path = `documents/${document.document_id}/original.pdf`
  expect(await sealedFiles.get(path)).toBeUndefined()
  const { hash } = await read(buyer, url)
  expect([second.hash, hash]).toEqual([first.hash, first.hash])
  expect((await sealedFiles.get(path))?.equals(first.bytes)).toBe(true)
})

test('a draft and a final invoice are two files', async () => {
  const { seller, url, document } = await aBill({ turnover: 'above_10' })
  const draft = await read(seller, url)
  expect(draft.headers['content-disposition']).toContain('original-draft.pdf')
  await testApp.db.run(sql`
    update invoices set irn = ${'a'.repeat(64)} where invoice_id = ${document.document_id}`)
  const final = await read(seller, url)
  expect(final.headers['content-disposition']).toContain('original.pdf')
  expect(final.hash).not.toBe(draft.hash)
})
