import { getDocumentFile, getProforma, listDocuments } from '#contract/documents/document.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { documentsTexts as texts } from './documents-texts.ts'
import { FileRow } from './file-row.tsx'
import { IssueInvoice } from './issue-invoice.tsx'

type Document = ReplyOf<typeof listDocuments>['documents'][number]
type DocumentsProps = {
  orderId: string
  /** The seller may issue what is not issued yet. */
  canIssue: boolean
  /** Another one fetches the documents again. */
  version?: string | undefined
  onChanged?: () => unknown
}

/** The papers of an order, for both sides of it. */
export function Documents({ orderId, canIssue, version = '', onChanged }: DocumentsProps) {
  const ask = (signal: AbortSignal) => api(listDocuments, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(`${orderId} ${version}`, ask)
  const reload = () => {
    retry()
    onChanged?.()
  }
  const documents = answer?.documents ?? []
  const isBilled = documents.some(({ kind, cancelled_at }) => kind !== 'CRN' && cancelled_at === null)
  if (error !== undefined && !answer) return <LoadError text={texts.error} onRetry={retry} />
  return (
    <div className="grid gap-3">
      {documents.length === 0 && <p className="text-muted text-small">{texts.none}</p>}
      {documents.map((document) => (
        <DocumentFile key={document.document_id} document={document} />
      ))}
      {!isBilled && <FileRow name={texts.proforma} load={() => fetchFile(getProforma, { orderId })} />}
      {canIssue && answer && !isBilled && <IssueInvoice orderId={orderId} onIssued={reload} />}
    </div>
  )
}

function DocumentFile({ document }: { document: Document }) {
  const { document_id: documentId, kind, number, issued_on, total, cancelled_at, needs_irn, irn } = document
  const state = cancelled_at ? texts.cancelled : needs_irn && !irn ? texts.draft : undefined
  const facts = [texts.kinds[kind], dayOf(issued_on), rupees(total), state].filter(Boolean)
  return (
    <FileRow name={number} load={() => fetchFile(getDocumentFile, { documentId })}>
      {facts.join(' · ')}
    </FileRow>
  )
}
