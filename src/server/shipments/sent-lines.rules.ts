import type { BillingFacts } from '#server/documents/billing-facts.service.ts'
import { creditLine } from '#server/documents/credit.rules.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import { isGoods } from './eway-file.rules.ts'
import type { ShipmentRow } from './shipment.row.ts'

type Facts = Pick<BillingFacts, 'lines' | 'isInterState' | 'order'>

/** Goods that are sent again for a problem stand beside the shipments of the order. */
const stands = ({ taken_back, case_id }: ShipmentRow) => taken_back === null && case_id === null

/** The charged freight of an order goes with the first of its shipments that stands. */
export const carriesFreight = (shipment: ShipmentRow, all: readonly ShipmentRow[]) =>
  stands(shipment) && all.every((each) => !stands(each) || each.seq >= shipment.seq)

/**
 * What the lines of a shipment come to: those of all shipments together, with the freight, are those of the order, to the
 * paisa. What is sent again for a problem stands beside them.
 */
export function sentLines(
  { lines, isInterState, order }: Facts,
  shipment: ShipmentRow,
  all: readonly ShipmentRow[],
): DocumentLine[] {
  const earlier = all
    .filter((each) => stands(each) && each.seq < shipment.seq)
    .flatMap((each) => (shipment.case_id === null ? each.lines : []))
  const goods = shipment.lines.flatMap(({ line_number, quantity }) => {
    const line = lines.find((each) => each.line_number === line_number)
    const before = earlier
      .filter((each) => each.line_number === line_number)
      .reduce((sum, each) => sum + each.quantity, 0)
    return line ? [creditLine(line, { quantity, before, isInterState })] : []
  })
  if (!carriesFreight(shipment, all)) return goods
  const freight = new Set(order.lines.flatMap((line) => (line.is_freight ? line.line_number : [])))
  return [...goods, ...lines.filter(({ line_number }) => freight.has(line_number))]
}

/** Whether all goods of a billed order go at once, so that its invoice goes with them; a part goes with its challan. */
export function goesWithBill({ bill, ratedLines, order }: BillingFacts, shipment: ShipmentRow) {
  const isFreight = (number: number) =>
    order.lines.some((line) => line.line_number === number && line.is_freight)
  const isWhole = ratedLines.every(
    ({ line_number, quantity, hsn_code }) =>
      !isGoods({ hsn_code }) ||
      isFreight(line_number) ||
      shipment.lines.some((line) => line.line_number === line_number && line.quantity === quantity),
  )
  return bill !== undefined && isWhole && shipment.case_id === null
}
