import * as z from 'zod/mini'
import { caseKind, caseState } from '#contract/cases/case-fields.ts'
import { documentKinds } from '#contract/documents/document-number.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cutText, idOf, moment, orderId, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { deliveryStatus } from '#contract/order.ts'
import { storedFile, successFields } from '#contract/reply.ts'
import { accountType } from '#contract/users/user.ts'

/** What an order is called before anybody looks into it. */
const foundOrder = z.object({
  order_id: z.string(),
  buyer: z.string(),
  seller: z.string(),
  order_date: moment,
  delivery_status: deliveryStatus,
})
export type FoundOrder = z.infer<typeof foundOrder>
const foundCase = z.object({ case_id: z.string(), kind: caseKind, subject: z.string(), state: caseState })
const foundPerson = z.object({
  user_id: z.uuid(),
  name: z.string(),
  account_type: accountType,
  city: z.nullable(z.string()),
})
const foundProduct = z.object({ product_id: z.uuid(), product_name: z.string(), seller: z.string() })

const hitLists = {
  orders: z.array(foundOrder),
  cases: z.array(foundCase),
  people: z.array(foundPerson),
  products: z.array(foundProduct),
}
export type DeskHits = { readonly [Name in keyof typeof hitLists]: z.infer<(typeof hitLists)[Name]> }

const q = cutText(limits.text.query)

export const searchDesk = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  access: 'admin',
  area: 'support',
  about:
    'Finds by the number of an order, case, deal, invoice or payment, by an id, or by a part of phone, GST number, company, name or e-mail.',
  input: z.object({ q }),
  reply: z.object({ ...successFields, ...hitLists }),
})

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  area: 'support',
  about: 'The orders of the same search, without what is in them.',
  input: z.object({ q }),
  reply: z.object({ ...successFields, orders: hitLists.orders }),
})

/** What the desk reads of the parts of an order, but for sums and moments. */
export const deskParts = {
  party: z.object({
    user_id: z.uuid(),
    name: z.string(),
    phone_number: z.string(),
    email: z.string(),
    gst_number: z.string(),
  }),
  line: { line_number: z.int(), product_name: z.string(), quantity: z.int(), unit: z.string() },
  payment: {
    payment_id: z.uuid(),
    kind: z.enum(['advance', 'balance', 'refund']),
    reference: z.string(),
    state: z.enum(['claimed', 'confirmed', 'rejected', 'withdrawn']),
    paid_on: z.iso.date(),
  },
  paper: {
    document_id: z.uuid(),
    number: z.string(),
    kind: z.enum(documentKinds),
    issued_on: z.iso.date(),
    is_cancelled: z.boolean(),
  },
}

const deskOrder = z.object({
  ...foundOrder.shape,
  buyer: deskParts.party,
  seller: deskParts.party,
  total_cost: z.number(),
  address: z.string(),
  lines: z.array(z.object({ ...deskParts.line, unit_price: z.number() })),
  history: z.array(z.object({ delivery_status: deliveryStatus, by: z.string(), happened_at: moment })),
  payments: z.array(z.object({ ...deskParts.payment, amount: z.number() })),
  papers: z.array(z.object({ ...deskParts.paper, total: z.number() })),
  shipments: z.array(
    z.object({
      shipment_id: z.uuid(),
      dispatched_at: z.nullable(moment),
      delivered_at: z.nullable(moment),
    }),
  ),
  cases: z.array(foundCase),
  deal: z.nullable(z.object({ deal_id: z.uuid(), state: z.string(), revision: z.int() })),
})
export type DeskOrder = z.infer<typeof deskOrder>

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:orderId',
  access: 'admin',
  area: 'support',
  about: 'One order with deal, payments, papers and problems. The look and its reason are in the audit.',
  input: z.object({ orderId, reason: textOf('reason', limits.text.reason) }),
  reply: z.object({ ...successFields, order: deskOrder }),
})

export const getDeskPaper = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:orderId/papers/:documentId',
  access: 'admin',
  area: 'support',
  produces: 'application/octet-stream',
  about:
    'A paper of an order as a PDF file, the same bytes as its sides have. The look and its reason are in the audit.',
  input: z.object({
    orderId,
    documentId: idOf('Document not found'),
    reason: textOf('reason', limits.text.reason),
  }),
  reply: storedFile,
})
