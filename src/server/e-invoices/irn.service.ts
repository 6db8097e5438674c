import { books as texts } from '#contract/texts/books/books.ts'
import { expectedIrn } from '#server/books/irn.rules.ts'
import { registrationOf } from '#server/books/month.service.ts'
import { pagesOf } from '#server/books/pages-of.rules.ts'
import { badInput, conflict, notFound, unavailable } from '#server/errors.ts'
import type { Irp } from '#server/senders/irp.ts'
import type { Services } from '#server/services.ts'
import { answersIn, isQrOf, type PortalAnswer } from './answer.rules.ts'
import { einvoiceWriter } from './checked.service.ts'
import * as sql from './waiting.queries.ts'
import type { WaitingRow } from './waiting.row.ts'

type Seller = { readonly user_id: string }
type Portal = Pick<Services, 'db' | 'irp'>

/** Why the answer is not about this document; undefined where it is. */
function problemOf(row: WaitingRow, answer: PortalAnswer, irp: Irp | undefined) {
  const { number } = row
  if (answer.Irn !== expectedIrn(row)) return texts.otherIrn({ number })
  if (!isQrOf(answer.SignedQRCode, row, answer.Irn)) return texts.otherQr({ number })
  // Without the portal's key nobody can say whose signature it is.
  if (irp && !irp.hasSigned(answer.SignedQRCode)) return texts.badSignature({ number })
  return undefined
}

function requireWaiting(row: WaitingRow | undefined): WaitingRow {
  if (!row) throw notFound('document')
  const { number } = row
  if (!row.needs_irn) throw conflict(texts.needsNoIrn({ number }))
  if (row.irn !== null) throw conflict(texts.hasIrn({ number }))
  if (row.cancelled_at !== null) throw conflict(texts.isCancelled({ number }))
  return row
}

async function take({ db, irp }: Portal, seller: Seller, row: WaitingRow, answer: PortalAnswer) {
  const problem = problemOf(row, answer, irp)
  if (problem) throw conflict(problem)
  // Of two at once the first counts.
  if ((await sql.writeIrn(db, seller.user_id, row.invoice_id, answer)) === 0)
    throw conflict(texts.hasIrn({ number: row.number }))
  return { ...row, irn: answer.Irn }
}

type Import = { readonly documentId: string; readonly answer: string }

/** One answer for one document. */
export async function importIrn(portal: Portal, seller: Seller, { documentId, answer }: Import) {
  const row = requireWaiting(await sql.findNumbered(portal.db, seller.user_id, documentId))
  const answers = answersIn(answer)
  const own = answers.find(({ Irn }) => Irn === expectedIrn(row)) ?? answers[0]
  if (!own) throw badInput(texts.noAnswer, 'answer')
  return take(portal, seller, row, own)
}

/** A file of answers: each finds its document by the number that we expect of it. */
export async function importIrns({ db, irp }: Portal, seller: Seller, text: string) {
  const answers = new Map(answersIn(text).map((answer) => [answer.Irn, answer]))
  if (answers.size === 0) throw badInput(texts.noAnswer, 'answers')
  let taken = 0
  const find = (after: WaitingRow | undefined) => sql.findAllWaiting(db, seller.user_id, after)
  for await (const rows of pagesOf(find))
    for (const row of rows) {
      const answer = answers.get(expectedIrn(row))
      if (!answer || problemOf(row, answer, irp)) continue
      taken += await sql.writeIrn(db, seller.user_id, row.invoice_id, answer)
    }
  return { taken, left: answers.size - taken }
}

/** Sends a document to the portal. */
export async function requestIrn(portal: Portal, seller: Seller, documentId: string) {
  const { db, irp } = portal
  const row = requireWaiting(await sql.findNumbered(db, seller.user_id, documentId))
  if (!irp) throw unavailable(texts.noPortal)
  const { turnover } = await registrationOf(db, seller.user_id, row.gstin)
  const write = await einvoiceWriter(db, turnover, new Date())
  return take(portal, seller, row, await irp.register(write(row)))
}
