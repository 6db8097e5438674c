import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addCaseFile } from '#contract/cases/case-files.ts'
import { sendChatFile } from '#contract/chats/chat.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { claimPayment, confirmPayment } from '#contract/payments/payment.ts'
import { saveProof } from '#contract/shipments/shipment-files.ts'
import { filesOf } from '#server/backup/market-files.ts'
import { namedFiles } from '#server/backup/named-files.ts'
import { connectForBackup } from '#server/backup/read-database.ts'
import { rows, sql } from '#server/db/sql.ts'
import { folderShelves } from '#server/file-services.ts'
import { storePicture } from '#server/media/picture-store.service.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import { marketOf } from '#server/testing/backup/backups.ts'
import { aChat } from '#server/testing/chat.ts'
import { aCase } from '#server/testing/desk/cases.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { namedFolders, sealedFolders } from './named-folders.rules.ts'
import { sweepSealedFiles } from './sweep-sealed.service.ts'

const testApp = openTestApp()

async function read(person: Someone, url: string) {
  const { statusCode } = await testApp.app.inject({ url, headers: { token: await testApp.tokenOf(person) } })
  expect(statusCode, url).toBe(200)
}

/** A trade with everything that leaves a file. */
async function aTradeWithFiles() {
  const files = new Map([240, 480].map((width) => [width, Buffer.from(`a bolt ${width}`)]))
  await storePicture(testApp.app.services, { width: 480, height: 300, files })
  await anOpenApplication(testApp)
  const chat = await aChat(testApp)
  await testApp.as(chat.buyer)(sendChatFile, { roomId: chat.roomId, file: aPdf, name: 'rates.pdf' })

  const photo = dataUrlOf(await redAndBlue({ width: 40, height: 30 }).jpeg().toBuffer())
  const { buyer, seller, orderId, shipmentId, caseId } = await aCase(testApp)
  await testApp.as(seller)(saveProof, { shipmentId, photo })
  await testApp.as(buyer)(addCaseFile, { caseId, file: photo })
  await read(seller, `/api/shipments/${shipmentId}/challan.pdf?copy=original`)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  await read(buyer, `/api/documents/${document.document_id}/pdf`)

  const open = await aBillableOrder(testApp)
  const advance = { amount: 4, method: 'upi', reference: aReference(), paid_on: paidToday() } as const
  const { payment } = await testApp.as(open.buyer)(claimPayment, {
    ...{ orderId: open.orderId, ...advance, proof: photo },
  })
  await testApp.as(open.seller)(confirmPayment, { paymentId: payment.payment_id })
  await read(open.buyer, `/api/payments/${payment.payment_id}/receipt.pdf`)
}

async function filesOnDisk() {
  const names: string[] = []
  for await (const { shelf, name } of filesOf(folderShelves(testApp.folder))) names.push(`${shelf}/${name}`)
  return names.sort()
}

async function filesOfRows() {
  const client = await connectForBackup(marketOf(testApp).direct)
  await client.query('begin')
  const names: string[] = []
  for await (const { shelf, name } of namedFiles(client)) names.push(`${shelf}/${name}`)
  await client.end()
  return names.sort()
}

const folderIn = (path: string) => path.split('/').slice(0, 2).join('/')

test('every file of a trade is named by a row, so that a backup brings it and a restore notices its loss', async () => {
  await aTradeWithFiles()
  const onDisk = await filesOnDisk()
  expect(await filesOfRows()).toEqual(onDisk)
  const folders = namedFolders.map(({ shelf, folder }) => `${shelf}/${folder}`)
  expect([...new Set(onDisk.map(folderIn))]).toEqual(folders.sort())
})

test('sealed files that no row names go after a day, in every folder, and all others stay', async () => {
  const { sealedFiles } = testApp.app.services
  const before = await filesOnDisk()
  const strays = sealedFolders.map(({ folder }) => `${folder}/${randomUUID()}`)
  for (const folder of strays) await sealedFiles.put(`${folder}/file`, Buffer.from('a stray'))
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000)
  const allFolders = sealedFolders.map(async ({ folder }) =>
    (await sealedFiles.list(folder)).map((id) => join(testApp.folder, 'sealed', folder, id)),
  )
  for (const path of (await Promise.all(allFolders)).flat()) await utimes(path, twoDaysAgo, twoDaysAgo)
  for (let round = 0; round < 16; round += 1)
    await sweepSealedFiles(testApp.app.services, new Date(Date.now() + round * 60 * 60_000))
  expect(await filesOnDisk()).toEqual(before)
})

/** Columns and tables that sound like a file and name none that has no other name. */
const others: Readonly<Record<string, readonly string[]>> = {
  'the address of a picture, which has its own row in pictures': [
    ...[
      'blog_posts.images',
      'blog_posts.past_images',
      'deal_lines.product_image',
      'order_lines.product_image',
    ],
    ...['product_import_images', 'product_import_pictures', 'products.images', 'products.past_images'],
    ...['reviews.images', 'users.profile_image'],
  ],
  'a file of a message, which has its own row in chat_files': ['chat_messages.file_id'],
  'the kind of a document': [
    'seller_applications.business_license_type',
    'seller_applications.proprietor_document_type',
  ],
  'a hash': [
    ...['book_exports.sha256', 'challan_files.sha256', 'invoice_files.sha256', 'receipt_files.sha256'],
    'seller_checks.document_sha256',
  ],
  'what a person called a file that is read into rows': ['product_imports.file_name'],
  'a file that stands in the database': ['policy_files'],
  'which invoice bills a plan': ['plan_documents'],
  'names that the sweeps will look at': ['file_checks', 'file_checks.file_check_id'],
}

const Name = z.object({ name: z.string() })
const word =
  '(^|_)(attachments?|documents?|files?|images?|licen[cs]es?|logos?|photos?|pictures?|proofs?|scans?|sha256)($|_)'

const columns = sql`
  select table_name as place, table_name || '.' || column_name as name, column_name as own
  from information_schema.columns where table_schema = 'public'`

test('no column or table that sounds like a file is left out of the list', async () => {
  const suspects = await testApp.db.many(rows(Name)`
    select name from (${columns}) as columns where own ~ ${word}
    union select place from (${columns}) as columns where place ~ ${word}`)
  const listed = namedFolders.flatMap((folder) => folder.columns)
  const known = new Set([...listed, ...listed.map((name) => name.split('.')[0])])
  const unlisted = suspects.map(({ name }) => name).filter((name) => !known.has(name))
  expect(unlisted.sort()).toEqual(Object.values(others).flat().sort())
})

test('each column of the list is one of the database', async () => {
  const all = new Set(
    (await testApp.db.many(rows(Name)`select name from (${columns}) as columns`)).map(({ name }) => name),
  )
  expect(namedFolders.flatMap((folder) => folder.columns).filter((name) => !all.has(name))).toEqual([])
})
