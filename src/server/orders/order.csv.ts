import { orderFile } from '#contract/texts/order-file.ts'
import { byteOrderMark, csvLine, escapeFormula } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import type { FileRow } from './seller-orders.queries.ts'

export const csvHead = ({ textOf }: Words) =>
  byteOrderMark +
  csvLine(
    [
      orderFile.orderId,
      orderFile.products,
      orderFile.quantities,
      orderFile.date,
      orderFile.status,
      orderFile.total,
      orderFile.buyerName,
      orderFile.buyerEmail,
      orderFile.buyerPhone,
    ].map(textOf),
  )

/** Spaces keep a spreadsheet from reading a phone number as an amount (9.19877E+11). */
const inGroups = (digits: string) => digits.replace(/(?<=\d)(?=(\d{5})+$)/g, ' ')

/** The products of an order share a cell, in the order of their quantities; formulas are escaped in each. */
export const toCsvLine = ({ lines, ...order }: FileRow, { statusName }: Words) =>
  csvLine([
    order.order_id,
    lines.map(({ product_name }) => escapeFormula(product_name)).join('; '),
    lines.map(({ quantity }) => quantity).join('; '),
    order.ordered_on,
    statusName(order.delivery_status),
    (order.total_paise / 100).toFixed(2),
    order.buyer_full_name,
    order.buyer_email,
    inGroups(order.buyer_phone_number),
  ])
