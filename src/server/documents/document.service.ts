import type { Copy } from '#contract/documents/document.ts'
import type { StoredFile } from '#contract/reply.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { openAccount } from '#server/payees/to-pay.service.ts'
import { makeKeptPaper } from '#server/pdf/make-paper.ts'
import type { Services } from '#server/services.ts'
import * as sql from './document.queries.ts'
import type { DocumentRow } from './document.row.ts'
import { documentFileOf } from './document-places.rules.ts'
import { keptFile } from './kept-file.service.ts'
import { fileNameOf, paperOf, sheetOf } from './paper.rules.ts'

type Where = Pick<Services, 'db' | 'sealedFiles' | 'secrets'>
type Reader = { readonly user_id: string }
/** The desk and the operator read without a line of their own. */
type Wish = { readonly copy: Copy; readonly reader?: Reader }

export async function listDocuments(db: Db, { user_id }: Reader, orderId: string) {
  const [order, documents] = await Promise.all([
    sql.findOrderOf(db, user_id, orderId),
    sql.findDocuments(db, user_id, orderId),
  ])
  if (!order) throw notFound('order')
  return documents
}

/** The file of a document, made when it is first read and kept from then on. */
export async function getDocumentFile(
  services: Where,
  reader: Reader,
  { documentId, copy }: { readonly documentId: string; readonly copy: Copy },
): Promise<StoredFile> {
  const document = await sql.findDocument(services.db, reader.user_id, documentId)
  return fileOf(services, document, { copy, reader })
}

/** The same of what the operator has issued, for its admins. */
export const getFileOfOperator = async (services: Where, documentId: string, copy: Copy) =>
  fileOf(services, await sql.findDocumentOfOperator(services.db, documentId), { copy })

/** The same for the desk, which has noted why it looks. */
export const getFileOfOrder = async (
  services: Where,
  { orderId, documentId }: { readonly orderId: string; readonly documentId: string },
) => fileOf(services, await sql.findDocumentOfOrder(services.db, orderId, documentId), { copy: 'original' })

async function fileOf(services: Where, document: DocumentRow | undefined, wish: Wish): Promise<StoredFile> {
  if (!document) throw notFound('document')
  const name = fileNameOf(document, wish.copy)
  const bytes = await bytesOf(services, document, name, wish)
  return { media_type: 'application/pdf', file_name: `${nameOf(document.number)}-${name}.pdf`, bytes }
}

const nameOf = (number: string) => number.replaceAll('/', '-')

/** The account that it is paid to is opened only for the paper; it is missing there once its key or its row is lost. */
async function makePaperOf(services: Where, document: DocumentRow, { copy, reader }: Wish) {
  const { to_pay } = document.particulars
  const account_number = to_pay && (await openAccount(services, to_pay))
  const sheet = { ...sheetOf(document), ...(account_number === undefined ? {} : { account_number }) }
  const bytes = await makeKeptPaper(paperOf(sheet, copy), reader)
  return to_pay?.payee?.ifsc && account_number === '' ? { partial: bytes } : bytes
}

async function bytesOf(services: Where, document: DocumentRow, name: string, wish: Wish): Promise<Buffer> {
  const { db, sealedFiles } = services
  const { invoice_id } = document
  const known = await sql.findFile(db, invoice_id, name)
  return keptFile({
    sealedFiles,
    path: documentFileOf(invoice_id, name),
    known: known?.sha256,
    make: () => makePaperOf(services, document, wish),
    keep: (sha256) => sql.insertFile(db, invoice_id, name, sha256),
  })
}
