import { getProforma } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { fetchFile } from '#web/api/download.ts'
import { TaxSummary } from '#web/tax-amounts/tax-summary.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { documentsTexts as texts } from './documents-texts.ts'
import { FileRow } from './file-row.tsx'

/** What an invoice will say, before it has its number: to whom, how much, with which tax; and the whole paper. */
export function IssuePreview({ order }: { order: OrderDetails }) {
  const { order_id: orderId, bill_to, buyer, total_cost, tax, supply_state_code, seller_scheme } = order
  return (
    <section aria-label={texts.preview} className="mt-4 grid gap-3">
      <div className="grid gap-2.5 rounded-control border border-border p-3">
        <p className="text-small">
          <span className="block text-muted">{texts.billedTo}</span>
          <span className="block wrap-anywhere font-medium">
            {bill_to?.legal_name ?? buyer.company_name ?? buyer.full_name}
          </span>
          <span className="num block wrap-anywhere text-muted">{bill_to?.gstin ?? texts.unregistered}</span>
        </p>
        <TaxSummary tax={tax} supplyState={supply_state_code} scheme={seller_scheme} />
        <p className="num flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{texts.total}</span>
          <span className="ml-auto">{rupees(total_cost)}</span>
        </p>
      </div>
      <FileRow name={texts.preview} load={() => fetchFile(getProforma, { orderId })}>
        {texts.previewHint}
      </FileRow>
    </section>
  )
}
