import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/documents/document.ts'
import * as prices from '#contract/documents/price-correction.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { cancelInvoice } from './cancel.service.ts'
import { clock } from './clock.rules.ts'
import { issueCreditNote } from './credit.service.ts'
import { toCorrection, toDocument, toPreview } from './document.reply.ts'
import { getDocumentFile, listDocuments } from './document.service.ts'
import { issueInvoice, previewInvoice } from './issue.service.ts'
import {
  agreeToPrices,
  askForPrices,
  declinePrices,
  findAsked,
  withdrawPrices,
} from './price-correction.service.ts'
import { getProforma } from './proforma.service.ts'

export function documentRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.issueInvoice, async (draft, caller) => {
    const document = await issueInvoice(db, caller, draft, clock)
    return success(texts.issued({ number: document.number }), { document: toDocument(document) })
  })

  route(app, contract.previewInvoice, async (draft, caller) =>
    toPreview(await previewInvoice(db, caller, draft, clock)),
  )

  route(app, contract.issueCreditNote, async (draft, caller, { idempotencyKey: key }) => {
    const document = await issueCreditNote(db, caller, { ...draft, key }, clock)
    return success(texts.issued({ number: document.number }), { document: toDocument(document) })
  })

  route(app, contract.cancelInvoice, async (draft, caller) => {
    const document = await cancelInvoice(db, caller, draft, new Date())
    return success(texts.cancelled({ number: document.number }), { document: toDocument(document) })
  })

  route(app, contract.listDocuments, async ({ orderId }, caller) => {
    const documents = await listDocuments(db, caller, orderId)
    const correction = await findAsked(db, orderId)
    return {
      success: true as const,
      documents: documents.map(toDocument),
      ...(correction ? { price_correction: toCorrection(correction) } : {}),
    }
  })

  priceCorrectionRoutes(app)
  route(app, contract.getDocumentFile, (input, caller) => getDocumentFile(services, caller, input))
  route(app, contract.getProforma, ({ orderId }, caller) =>
    getProforma(services, caller, orderId, new Date()),
  )
}

function priceCorrectionRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, prices.askForPrices, async (draft, caller, { idempotencyKey: key }) => {
    const correction = await askForPrices(db, caller, { ...draft, key })
    return success(texts.pricesAsked, { price_correction: toCorrection(correction) })
  })

  route(app, prices.agreeToPrices, async ({ correctionId }, caller) => {
    const note = await agreeToPrices(db, caller, correctionId, clock)
    return success(texts.issued({ number: note.number }), { document: toDocument(note) })
  })

  route(app, prices.declinePrices, async ({ correctionId }, caller) => {
    await declinePrices(db, caller, correctionId)
    return success(texts.pricesDeclined)
  })

  route(app, prices.withdrawPrices, async ({ correctionId }, caller) => {
    await withdrawPrices(db, caller, correctionId)
    return success(texts.pricesWithdrawn)
  })
}
