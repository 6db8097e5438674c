import { Link } from 'react-router'
import type { BookDocument, BookPart } from '#contract/books/books.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { documentsTexts } from '#web/documents/documents-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { dayOf, monthOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'
import type { BookSource } from './book-source.ts'
import { booksTexts as texts } from './books-texts.ts'
import { eInvoicesTexts } from './e-invoices-texts.ts'
import { dayIn } from './month.ts'
import { RequestIrn } from './request-irn.tsx'

type Of = {
  gstin: string
  month: string
  source: BookSource
  /** Whether an invoice that waits can be sent to a portal from here. */
  hasPortal?: boolean
}
type DocumentsDialogProps = Of & {
  /** The sum that is open. */
  part: BookPart
  onClose: () => void
}

/** The documents that a sum comes from. */
export function DocumentsDialog({ part, onClose, ...of }: DocumentsDialogProps) {
  return (
    <Dialog
      side
      open
      onClose={onClose}
      title={texts.documentsOf(texts.parts[part], monthOf(dayIn(of.month)))}
    >
      <FirstPage {...of} part={part} />
    </Dialog>
  )
}

type PartProps = Of & { part: BookPart }

function FirstPage(props: PartProps) {
  const { part, gstin, month, source } = props
  const ask = async (signal: AbortSignal) => asList(await source.listDocuments({ gstin, part }, signal))
  const { answer, error, retry } = useAnswer(`${month} ${gstin} ${part}`, ask)
  if (answer) return <DocumentList {...props} first={answer} onChanged={retry} />
  if (error === undefined) return <LoadingShape className="h-120" />
  return <LoadError text={texts.documentsError} onRetry={retry} />
}

type Answer = Awaited<ReturnType<BookSource['listDocuments']>>

/** Nobody counted them: the sum beside says how many there are. */
const asList = ({ documents, next }: Answer) => ({ items: documents, next, total: documents.length })

type ListProps = PartProps & { first: ListPage<BookDocument>; onChanged: () => void }

function DocumentList({ first, part, gstin, source, hasPortal = false, onChanged }: ListProps) {
  const { page, footer } = usePagedList<BookDocument>(first, {
    fetchMore: async (cursor) => asList(await source.listDocuments({ gstin, part, cursor })),
    keyOf: ({ document_id }) => document_id,
    onError: () => toastError(texts.documentsError),
  })
  return (
    <>
      <ul className="divide-y divide-border">
        {page.items.map((document) => (
          <DocumentRow
            key={document.document_id}
            {...{ document, part, source, onChanged }}
            canRequest={hasPortal && source.isOwn && document.waits_for_irn}
          />
        ))}
      </ul>
      {footer.hasMore && (
        <Button block variant="secondary" loading={footer.loading} onClick={footer.onMore} className="mt-4">
          {uiTexts.loadMore}
        </Button>
      )}
    </>
  )
}

type DocumentRowProps = {
  document: BookDocument
  part: BookPart
  source: BookSource
  canRequest: boolean
  onChanged: () => void
}

function DocumentRow({ document, part, source, canRequest, onChanged }: DocumentRowProps) {
  const { kind, number, issued_on, buyer, buyer_gstin, total, is_cancelled } = document
  const here = document.parts.find(({ section }) => section === part)
  const state = is_cancelled ? texts.isCancelled : document.waits_for_irn ? texts.isDraft : undefined
  const facts = [documentsTexts.kinds[kind], dayOf(issued_on), buyer_gstin, state].filter(Boolean)
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <NumberOf document={document} source={source} />
        <p className="wrap-anywhere">{buyer}</p>
        <p className="num wrap-anywhere text-muted text-small">{facts.join(' · ')}</p>
        <Irn document={document} />
      </div>
      <div className="num flex-none text-right">
        <p className="font-semibold">{rupees(total)}</p>
        {here && here.total !== total && (
          <p className="text-muted text-small">{texts.ofWhich(rupees(here.total))}</p>
        )}
        {canRequest && <RequestIrn documentId={document.document_id} number={number} onDone={onChanged} />}
      </div>
    </li>
  )
}

function NumberOf({ document, source }: { document: BookDocument; source: BookSource }) {
  const { number, order_id } = document
  if (!source.orderPath) return <span className="font-medium">{number}</span>
  return (
    <Link
      to={source.orderPath(order_id)}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-2 lg:min-h-7"
    >
      {number}
    </Link>
  )
}

/** The portal's number, or the one that we expect of it. */
function Irn({ document: { irn, expected_irn } }: { document: BookDocument }) {
  const text = irn ? eInvoicesTexts.irn(irn) : expected_irn && eInvoicesTexts.expected(expected_irn)
  return text ? <p className="wrap-anywhere text-micro text-subtle">{text}</p> : null
}
