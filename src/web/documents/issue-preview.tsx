import { getProforma, type InvoicePreview, previewInvoice } from '#contract/documents/document.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { TaxSummary } from '#web/tax-amounts/tax-summary.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { billPaymentText } from './bill-payment.ts'
import { documentsTexts as texts } from './documents-texts.ts'
import { FileRow } from './file-row.tsx'

type IssuePreviewProps = {
  order: OrderDetails
  /** What the seller has chosen and stated so far. */
  draft: InputOf<typeof previewInvoice>
}

/** What an invoice will say, before its number is taken: which number, to whom, for what, with which tax; and the whole paper. */
export function IssuePreview({ order, draft }: IssuePreviewProps) {
  const { order_id: orderId, total_cost, tax, supply_state_code, seller_scheme } = order
  // Where it is refused, the order alone says what it can; the question asks for the rest.
  const { answer } = useAnswer(JSON.stringify(draft), (signal) => api(previewInvoice, draft, { signal }))
  return (
    <section aria-label={texts.preview} className="mt-4 grid gap-3">
      <div aria-live="polite" className="grid gap-2.5 rounded-control border border-border p-3">
        {answer && (
          <p className="num font-semibold">{texts.willBe(texts.kinds[answer.kind], answer.number)}</p>
        )}
        <BilledTo order={order} />
        {answer && <Lines {...answer} />}
        {answer && <OtherUnits order={order} lines={answer.lines} />}
        <TaxSummary
          tax={answer?.tax ?? tax}
          supplyState={answer?.supply_state_code ?? supply_state_code}
          scheme={seller_scheme}
        />
        <p className="num flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{texts.total}</span>
          <span className="ml-auto">{rupees(answer?.total ?? total_cost)}</span>
        </p>
        {answer?.payment && (
          <p className="num wrap-anywhere text-muted text-small">{billPaymentText(answer.payment)}</p>
        )}
      </div>
      <FileRow name={texts.preview} load={() => fetchFile(getProforma, { orderId })}>
        {texts.previewHint}
      </FileRow>
    </section>
  )
}

const BilledTo = ({ order: { bill_to, buyer } }: { order: OrderDetails }) => (
  <p className="text-small">
    <span className="block text-muted">{texts.billedTo}</span>
    <span className="block wrap-anywhere font-medium">
      {bill_to?.legal_name ?? buyer.company_name ?? buyer.full_name}
    </span>
    <span className="num block wrap-anywhere text-muted">{bill_to?.gstin ?? texts.unregistered}</span>
  </p>
)

type Line = InvoicePreview['lines'][number]

function countOf({ quantity, unit, unit_code }: Pick<Line, 'quantity' | 'unit' | 'unit_code'>) {
  const count = `${grouped(quantity)} ${unitsFor(quantity, unit)}`
  return unit_code ? texts.inUnit(count, unit_code) : count
}

type OtherUnitsProps = { order: OrderDetails; lines: readonly Line[] }

/** Goods whose unit GST has no code for; freight is always among the others. */
function OtherUnits({ order: { ordered_items }, lines }: OtherUnitsProps) {
  const others = lines.filter(
    ({ unit_code, line_number }) => unit_code === 'OTH' && !ordered_items[line_number - 1]?.is_freight,
  )
  return [...new Set(others.map(({ unit }) => unit))].map((unit) => (
    <Notice key={unit} tone="warning">
      {texts.otherUnit(unit)}
    </Notice>
  ))
}

const Lines = ({ kind, lines }: Pick<InvoicePreview, 'kind' | 'lines'>) => (
  <Scroller as="ul" aria-label={texts.lines} className="grid max-h-48 gap-2 overflow-y-auto text-small">
    {lines.map(({ line_number, product_name, hsn_code, gst_rate_bp, total, ...count }) => (
      <li key={line_number} className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{product_name}</span>
        <span className="num ml-auto">{rupees(total)}</span>
        <span className="num basis-full text-muted">
          {texts.line(countOf(count), hsn_code)}
          {kind === 'INV' && ` · ${texts.gst(toPercent(gst_rate_bp))}`}
        </span>
      </li>
    ))}
  </Scroller>
)
