import { getDocumentFile, getProforma, listDocuments } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { BillActions } from './bill-actions.tsx'
import { Copies } from './copies.tsx'
import { billOf, type Document } from './credit-draft.ts'
import { documentsTexts as texts } from './documents-texts.ts'
import { FileRow } from './file-row.tsx'
import { IssueInvoice } from './issue-invoice.tsx'
import { PriceCorrection } from './price-correction.tsx'

type DocumentsProps = {
  order: OrderDetails
  /** Which side reads it: the seller issues, cancels and credits. */
  me: 'buyer' | 'seller'
  /** Issuing has its button elsewhere on the page. */
  issuesElsewhere?: boolean
  onChanged?: () => unknown
}

/** The papers of an order, for both sides of it. */
export function Documents({ order, me, issuesElsewhere = false, onChanged }: DocumentsProps) {
  const { order_id: orderId } = order
  const ask = (signal: AbortSignal) => api(listDocuments, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(`${orderId} ${JSON.stringify(order.road?.bill)}`, ask)
  const reload = () => {
    retry()
    onChanged?.()
  }
  if (!answer)
    return error === undefined ? (
      <LoadingShape className="h-13" />
    ) : (
      <LoadError text={texts.error} onRetry={retry} />
    )
  const { documents, price_correction: correction } = answer
  const bill = billOf(documents)
  return (
    <div className="grid grid-cols-1 gap-3">
      {documents.map((document) => (
        <DocumentFile key={document.document_id} document={document} hasCopies={me === 'seller'} />
      ))}
      {correction && <PriceCorrection {...{ correction, me }} onChanged={reload} />}
      {bill && isDraft(bill) && <Notice tone="warning">{texts.draftHint}</Notice>}
      {bill && me === 'seller' && (
        <BillActions onChanged={reload} isAsking={correction !== undefined} {...{ order, bill, documents }} />
      )}
      {!bill && (
        <Unbilled
          order={order}
          isEmpty={documents.length === 0}
          canIssue={me === 'seller'}
          issuesElsewhere={issuesElsewhere}
          onIssued={reload}
        />
      )}
    </div>
  )
}

type UnbilledProps = {
  order: OrderDetails
  isEmpty: boolean
  canIssue: boolean
  issuesElsewhere: boolean
  onIssued: () => unknown
}

/** What an invoice will say; a cancelled order gets none. */
function Unbilled({ order, isEmpty, canIssue, issuesElsewhere, onIssued }: UnbilledProps) {
  const { order_id: orderId, delivery_status } = order
  const isCancelled = delivery_status === 'Cancelled'
  return (
    <>
      {isEmpty && <p className="text-muted text-small">{isCancelled ? texts.noneOfCancelled : texts.none}</p>}
      {!isCancelled && <FileRow name={texts.proforma} load={() => fetchFile(getProforma, { orderId })} />}
      {canIssue && !isCancelled && (
        <IssueInvoice order={order} hasButton={!issuesElsewhere} onIssued={onIssued} />
      )}
    </>
  )
}

const isDraft = ({ needs_irn, irn }: Document) => needs_irn && !irn

function DocumentFile({ document, hasCopies }: { document: Document; hasCopies: boolean }) {
  const {
    document_id: documentId,
    kind,
    number,
    issued_on,
    total,
    cancelled_at,
    credits,
    debits,
    reason,
    payment,
  } = document
  const state = cancelled_at ? texts.cancelled : isDraft(document) ? texts.draft : undefined
  const facts = [texts.kinds[kind], dayOf(issued_on), rupees(total), state].filter(Boolean)
  const bill = (credits && texts.credits(credits)) || (debits && texts.debits(debits))
  const why = [bill, reason && texts.reason(reason)].filter(Boolean)
  return (
    <>
      <FileRow name={number} load={() => fetchFile(getDocumentFile, { documentId })}>
        {facts.join(' · ')}
        {payment?.due_on && !cancelled_at && (
          <span className="block wrap-anywhere">{texts.lastDay(dayOf(payment.due_on))}</span>
        )}
        {why.length > 0 && <span className="block wrap-anywhere">{why.join(' · ')}</span>}
      </FileRow>
      {hasCopies && <Copies document={document} />}
    </>
  )
}
