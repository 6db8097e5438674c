import { dayInIndia } from '#contract/documents/document-number.ts'
import { hsnDigits } from '#contract/tax/hsn-code.ts'
import type { Db } from '#server/db/db.ts'
import { einvoiceChecks } from '#server/portals/einvoice-checks.rules.ts'
import { checksInForce, requirePortal } from '#server/portals/portal.service.ts'
import { inv01Of } from './inv01.rules.ts'
import type { WaitingRow } from './waiting.row.ts'

type Turnover = Parameters<typeof hsnDigits>[0]

/** Answers how to write documents as the portals take them today; what these would refuse is thrown as 409. */
export async function einvoiceWriter(db: Db, turnover: Turnover, now: Date) {
  const today = dayInIndia(now)
  const checks = await checksInForce(db, einvoiceChecks, today)
  return (row: WaitingRow) => {
    const document = inv01Of(row)
    requirePortal(checks, { document, today, digits: hsnDigits(turnover) }, row.number)
    return document
  }
}
