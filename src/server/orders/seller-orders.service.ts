import type { InputOf } from '#contract/endpoint.ts'
import { orderIdForm } from '#contract/fields.ts'
import type { CsvFile } from '#contract/reply.ts'
import * as contract from '#contract/sellers/seller-orders.ts'
import { common } from '#contract/texts/common.ts'
import type { Anchor } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { SharedRuns } from '#server/db/shared-runs.ts'
import { badInput } from '#server/errors.ts'
import type { Words } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { countByStatus } from '#server/order-sums/order-sum.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { csvHead, toCsvLine } from './order.csv.ts'
import { findAnchor, ordersOf } from './order.queries.ts'
import * as sql from './seller-orders.queries.ts'

type ShopFilters = Parameters<typeof sql.countOrdersOfSeller>[1]
type ListQuery = InputOf<typeof contract.listSellerOrders>

type Counted = Awaited<ReturnType<typeof sql.countOrdersOfSeller>>

/** Lists a shop's orders; requests at the same time share the counts. */
export function listingOf(db: Db) {
  const shared = new SharedRuns<Counted>()
  const count = (filter: ShopFilters) =>
    shared.get(JSON.stringify(filter), () =>
      sql.isWholeShop(filter) ? countByStatus(db, filter.seller_id) : sql.countOrdersOfSeller(db, filter),
    )
  return (seller: Caller, input: ListQuery) => listSellerOrders(db, seller, input, count)
}

async function listSellerOrders(
  db: Db,
  { user_id }: Caller,
  input: ListQuery,
  count: (wanted: ShopFilters) => Promise<Counted>,
) {
  const { status, limit, cursor, page = 1, ...filters } = input
  const filter = { seller_id: user_id, ...filters }
  const skipped = (page - 1) * limit
  const after =
    cursor === undefined && skipped > 0
      ? await anchorAt(skipped, () => sql.findAnchorAt(db, filter, status, skipped))
      : await anchorOf(cursor, (id) => findAnchor(db, ordersOf.seller(user_id), id), orderIdForm)
  const [rows, counted] = await Promise.all([
    sql.findOrdersOfSeller(db, filter, { status, after, size: limit + 1 }),
    count(filter),
  ])
  const counts = countsOf(counted)
  return { counts, ...pageOf(rows, counts[status ?? 'all'], ({ order_id }) => order_id, limit) }
}

async function anchorAt(skipped: number, find: () => Promise<Anchor | undefined>) {
  const anchor = skipped <= contract.maxSkippedOrders ? await find() : undefined
  if (!anchor) throw badInput(common.noPage)
  return anchor
}

function countsOf(counted: Counted): contract.OrderCounts {
  const counts = { all: 0, Pending: 0, Confirmed: 0, Shipped: 0, Delivered: 0, Cancelled: 0 }
  for (const { delivery_status, orders } of counted) {
    counts[delivery_status] = orders
    counts.all += orders
  }
  return counts
}

type FileRequest = contract.OrderFilters & { readonly columns?: contract.FileColumns }

export const exportSellerOrders = (
  db: Db,
  { user_id }: Caller,
  { columns, ...filters }: FileRequest,
  words: Words,
): CsvFile => ({
  file_name: `${columns === 'gst' ? 'orders_with_gst' : 'orders_export'}_${indianDate()}.csv`,
  parts: csvOf(db, { seller_id: user_id, ...filters }, columns, words),
})

const indianDate = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

type FileFilter = ShopFilters & Pick<contract.OrderFilters, 'status'>

/** Reads a few hundred orders at a time, as fast as the client takes them. */
async function* csvOf(
  db: Db,
  { status, ...filter }: FileFilter,
  columns: contract.FileColumns,
  words: Words,
) {
  const size = limits.exports.rows
  yield csvHead(columns, words)
  for (let after: sql.FileRow | undefined, isWhole = false; !isWhole; ) {
    const rows = await sql.findFileRows(db, filter, { status, after, size })
    if (rows.length > 0) yield rows.map((row) => toCsvLine(row, columns, words)).join('')
    after = rows.at(-1)
    isWhole = rows.length < size
  }
}
