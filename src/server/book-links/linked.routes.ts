import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/books/book-links.ts'
import { getBooks } from '#server/books/books.service.ts'
import { getGstr1, getHsnFile, getSalesFile } from '#server/books/files.service.ts'
import { listPart } from '#server/books/part.service.ts'
import { getEinvoiceFile } from '#server/e-invoices/file.service.ts'
import { route } from '#server/http/route.ts'
import type { RequestContext } from '#server/request-context.ts'
import { getSalesForTally } from '#server/tally/tally.service.ts'
import type { LookKind } from './link.row.ts'
import { toLinkedBooks, toLinkedDocument } from './linked.reply.ts'
import { openLink } from './open.service.ts'

type Wish = { readonly key: string; readonly gstin: string }

/** What a key opens: the month of its shop, and nothing else. Who and which month come from the key alone. */
export function linkedBookRoutes(app: FastifyInstance) {
  const { db, env } = app.services

  const open = async (what: LookKind, { key, gstin }: Wish, visit: RequestContext) => {
    const { seller_id, month, ends_on, shop } = await openLink(db, { key, what, visit }, new Date())
    return { seller: { user_id: seller_id }, of: { month, gstin }, ends_on, shop }
  }

  route(app, contract.readLinkedBooks, async ({ key }, _, visit) => {
    const { seller, of, ends_on, shop } = await open('month', { key, gstin: '' }, visit)
    const books = await getBooks({ db }, seller, { month: of.month, documents: 'off' })
    return toLinkedBooks(books, { shop, ends_on })
  })
  route(app, contract.listLinkedDocuments, async (wish, _, visit) => {
    const { seller, of } = await open('documents', wish, visit)
    const { documents, next } = await listPart(db, seller, { ...wish, ...of })
    return { success: true as const, documents: documents.map(toLinkedDocument), next }
  })
  route(app, contract.getLinkedTallyFile, async (wish, _, visit) => {
    const { seller, of } = await open('tally.zip', wish, visit)
    return getSalesForTally(db, seller, of)
  })
  route(app, contract.getLinkedGstr1, async (wish, _, visit) => {
    const { seller, of } = await open('gstr1.json', wish, visit)
    return getGstr1(db, seller, { ...of, as_billed: wish.as_billed }, env.gstr1Version)
  })
  route(app, contract.getLinkedEinvoiceFile, async (wish, _, visit) => {
    const { seller, of } = await open('einvoice.json', wish, visit)
    return getEinvoiceFile(db, seller, of)
  })
  linkedTables(app, open)
}

type Opened = {
  readonly seller: { readonly user_id: string }
  readonly of: { readonly month: string; readonly gstin: string }
}
type Open = (what: LookKind, wish: Wish, visit: RequestContext) => Promise<Opened>

function linkedTables(app: FastifyInstance, open: Open) {
  const { db } = app.services
  route(app, contract.getLinkedSalesFile, async ({ language, ...wish }, _, visit) => {
    const { seller, of } = await open('sales.csv', wish, visit)
    return getSalesFile(db, seller, of, await app.languages.wordsIn(language))
  })
  route(app, contract.getLinkedHsnFile, async ({ language, ...wish }, _, visit) => {
    const { seller, of } = await open('hsn.csv', wish, visit)
    return getHsnFile(db, seller, of, await app.languages.wordsIn(language))
  })
}
