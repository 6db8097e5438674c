import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, idOf, indianDay, language, lineOf, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import {
  csvFile,
  messageFields,
  paged,
  storedFile,
  successFields,
  successReply,
  successWithMessage,
  zipFile,
} from '#contract/reply.ts'
import { bookFileKinds, documentPage, monthBooks, partOfMonth } from './books.ts'
import { month } from './month.ts'

const linkId = idOf('Link not found')

/** Ninety days are three returns. */
export const longestLinkDays = 90

const link = z.object({
  link_id: z.uuid(),
  month: z.string(),
  /** For whom it is. */
  name: z.string(),
  /** The last day in India on which it opens. */
  ends_on: indianDay,
  state: z.enum(['open', 'ended', 'taken_back']),
  created_at: moment,
  looks: z.int(),
  last_look_at: z.nullable(moment),
})
export type BookLink = z.infer<typeof link>

export const listBookLinks = endpoint({
  method: 'GET',
  path: '/api/seller/book-links',
  access: 'seller',
  about: 'The links by which accountants read the months of a shop, the latest first.',
  input: z.object({}),
  reply: z.object({ ...successFields, links: z.array(link) }),
})

export const makeBookLink = endpoint({
  method: 'POST',
  path: '/api/seller/book-links',
  access: 'seller',
  status: 201,
  about:
    'Makes a link to a month of the shop that opens without an account until the end of a day. Its key is answered once and kept as a hash alone.',
  input: z.object({ month, name: lineOf('linkName', limits.text.name), ends_on: indianDay }),
  reply: z.object({ ...successWithMessage, link, key: z.string() }),
})

export const takeBookLinkBack = endpoint({
  method: 'DELETE',
  path: '/api/seller/book-links/:linkId',
  access: 'seller',
  about: 'Takes a link back: it opens nothing from then on.',
  input: z.object({ linkId }),
  reply: successReply,
})

/** What was looked at: the month, the documents behind its sums, or a file. */
export const lookKinds = ['month', 'documents', ...bookFileKinds] as const

export const listBookLooks = endpoint({
  method: 'GET',
  path: '/api/seller/book-links/:linkId/looks',
  access: 'seller',
  about: 'Each look by a link: when, at what, from which browser and network, the latest first.',
  input: z.object({ linkId, cursor }),
  reply: z.object({
    ...successFields,
    looks: z.array(
      z.object({
        look_id: z.uuid(),
        looked_at: moment,
        what: z.enum(lookKinds),
        device: z.string(),
        sentence: messageFields.sentence,
        /** The beginning of the address alone. */
        network: z.string(),
      }),
    ),
    ...paged,
  }),
})
export type BookLook = z.infer<typeof listBookLooks.reply>['looks'][number]

const key = cutText(64)

const byKey = <const Path extends string>(path: Path, about: string) => ({
  method: 'GET' as const,
  path: `/api/book-link/${path}` as const,
  access: 'anyone' as const,
  about,
})

export const readLinkedBooks = endpoint({
  ...byKey('books', 'A month of a shop, for whoever has the key of a link to it. Read only.'),
  input: z.object({ key }),
  reply: z.object({ ...successFields, shop: z.string(), ends_on: indianDay, ...monthBooks }),
})
export type LinkedBooks = z.infer<typeof readLinkedBooks.reply>

export const listLinkedDocuments = endpoint({
  ...byKey('documents', 'The documents behind a sum of the month of a link.'),
  input: z.object({ key, ...partOfMonth }),
  reply: z.object({ ...successFields, ...documentPage }),
})

const ofLink = { key, gstin: cutText(15) }

export const getLinkedTallyFile = endpoint({
  ...byKey('tally.zip', 'The month of a link for Tally.'),
  produces: 'application/zip',
  input: z.object(ofLink),
  reply: zipFile,
})

export const getLinkedGstr1 = endpoint({
  ...byKey('gstr1.json', 'GSTR-1 of the month of a link.'),
  produces: 'application/octet-stream',
  input: z.object({ ...ofLink, as_billed: z.optional(z.enum(['on'])) }),
  reply: storedFile,
})

export const getLinkedEinvoiceFile = endpoint({
  ...byKey('einvoice.json', 'What waits for an IRN in the month of a link.'),
  produces: 'application/octet-stream',
  input: z.object(ofLink),
  reply: storedFile,
})

export const getLinkedSalesFile = endpoint({
  ...byKey('sales.csv', 'Each line of the documents of the month of a link.'),
  produces: 'text/csv',
  input: z.object({ ...ofLink, language }),
  reply: csvFile,
})

export const getLinkedHsnFile = endpoint({
  ...byKey('hsn.csv', 'The sums by HSN code of the month of a link.'),
  produces: 'text/csv',
  input: z.object({ ...ofLink, language }),
  reply: csvFile,
})
