import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/books/e-invoices.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toNumberedDocument } from './e-invoice.reply.ts'
import { getEinvoiceFile } from './file.service.ts'
import { importIrn, importIrns, requestIrn } from './irn.service.ts'
import type { WaitingRow } from './waiting.row.ts'

const taken = (row: WaitingRow) =>
  success(texts.irnTaken({ number: row.number }), { document: toNumberedDocument(row) })

export function eInvoiceRoutes(app: FastifyInstance) {
  const { services } = app

  route(app, contract.getEinvoiceFile, (wish, seller) => getEinvoiceFile(services.db, seller, wish))
  route(app, contract.importIrn, async (draft, seller) => taken(await importIrn(services, seller, draft)))
  route(app, contract.requestIrn, async ({ documentId }, seller) =>
    taken(await requestIrn(services, seller, documentId)),
  )
  route(app, contract.importIrns, async ({ answers }, seller) => {
    const sums = await importIrns(services, seller, answers)
    return success(texts.irnsTaken(sums), sums)
  })
}
