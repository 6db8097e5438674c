import { createHash } from 'node:crypto'
import type { Copy } from '#contract/documents/document.ts'
import type { StoredFile } from '#contract/reply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { notFound, unavailable } from '#server/errors.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import type { Services } from '#server/services.ts'
import * as sql from './document.queries.ts'
import type { DocumentRow } from './document.row.ts'
import { fileNameOf, paperOf, sheetOf } from './paper.rules.ts'

type Reader = { readonly user_id: string }

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
  services: Pick<Services, 'db' | 'sealedFiles'>,
  { user_id }: Reader,
  { documentId, copy }: { readonly documentId: string; readonly copy: Copy },
): Promise<StoredFile> {
  return fileOf(services, await sql.findDocument(services.db, user_id, documentId), copy)
}

/** The same of what the operator has issued, for its admins. */
export const getFileOfOperator = async (
  services: Pick<Services, 'db' | 'sealedFiles'>,
  documentId: string,
  copy: Copy,
) => fileOf(services, await sql.findDocumentOfOperator(services.db, documentId), copy)

async function fileOf(
  services: Pick<Services, 'db' | 'sealedFiles'>,
  document: DocumentRow | undefined,
  copy: Copy,
): Promise<StoredFile> {
  if (!document) throw notFound('document')
  const name = fileNameOf(document, copy)
  const bytes = await keptFile(services, document, name, copy)
  return { media_type: 'application/pdf', file_name: `${nameOf(document.number)}-${name}.pdf`, bytes }
}

const nameOf = (number: string) => number.replaceAll('/', '-')
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What has another hash than the first one is never shown. What was lost or damaged is made again, to the same bytes. */
async function keptFile(
  { db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>,
  document: DocumentRow,
  name: string,
  copy: Copy,
): Promise<Buffer> {
  const path = `documents/${document.invoice_id}/${name}.pdf`
  const known = await sql.findFile(db, document.invoice_id, name)
  const kept = known && (await sealedFiles.get(path).catch(nothingReadable))
  if (kept && hashOf(kept) === known.sha256) return kept
  const bytes = await makePaper(paperOf(sheetOf(document), copy))
  if (known && known.sha256 !== hashOf(bytes)) throw unavailable(texts.fileChanged)
  // The file first: a hash without its file would be made again, one without its hash is replaced.
  await sealedFiles.put(path, bytes)
  if (!known) await sql.insertFile(db, document.invoice_id, name, hashOf(bytes))
  return bytes
}

/** Bytes that no key opens. A store that cannot be reached says so when the new file is written. */
const nothingReadable = () => undefined
