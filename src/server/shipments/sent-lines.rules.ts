import type { BillingFacts } from '#server/documents/billing-facts.service.ts'
import { creditLine } from '#server/documents/credit.rules.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import type { ShipmentRow } from './shipment.row.ts'

/**
 * What the lines of a shipment come to: those of all shipments together are those of the order, to the paisa. What is
 * sent again for a problem stands beside them.
 */
export function sentLines(
  { lines, isInterState }: Pick<BillingFacts, 'lines' | 'isInterState'>,
  shipment: ShipmentRow,
  all: readonly ShipmentRow[],
): DocumentLine[] {
  const earlier = all
    .filter(({ seq, taken_back, case_id }) => taken_back === null && case_id === null && seq < shipment.seq)
    .flatMap((each) => (shipment.case_id === null ? each.lines : []))
  return shipment.lines.flatMap(({ line_number, quantity }) => {
    const line = lines.find((each) => each.line_number === line_number)
    const before = earlier
      .filter((each) => each.line_number === line_number)
      .reduce((sum, each) => sum + each.quantity, 0)
    return line ? [creditLine(line, { quantity, before, isInterState })] : []
  })
}
