import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Book, Books } from '#contract/books/books.ts'
import { importIrns } from '#contract/books/e-invoices.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FileRow } from '#web/documents/file-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileInput } from '#web/ui/fields/file-input.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { BookSource } from './book-source.ts'
import { booksTexts } from './books-texts.ts'
import { eInvoicesTexts as texts } from './e-invoices-texts.ts'
import { LateDocumentsDialog } from './late-documents-dialog.ts'

type EInvoicesProps = {
  book: Book
  month: Pick<Books, 'month' | 'has_portal'>
  source: BookSource
  onChanged: () => unknown
}

/** What waits for its IRN: the file for the portal, and the way in for its answer. */
export function EInvoices({ book, month, source, onChanged }: EInvoicesProps) {
  const [isOpen, setOpen] = useState(false)
  const { gstin, e_invoices } = book
  const { waiting, due_on } = e_invoices
  if (waiting === 0) return null
  return (
    <Card as="section" id="e-invoices" aria-label={texts.title} className="grid gap-3 p-4 md:p-5">
      <h2 className="text-h3">{texts.title}</h2>
      <Notice tone="warning">
        {texts.waiting(waiting)}. {due_on && texts.dueOn(dayOf(due_on))}
      </Notice>
      <p className="text-muted text-small">{texts.hint}</p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.show}
      </Button>
      <FileRow
        name={booksTexts.fileNames['einvoice.json']}
        savedAs={`${gstin}-${month.month}-einvoice.json`}
        load={() => source.loadFile(gstin, 'einvoice.json')}
      >
        {booksTexts.fileHints['einvoice.json']}
      </FileRow>
      {source.isOwn && <ImportAnswer onDone={onChanged} />}
      {isOpen && (
        <LateDocumentsDialog
          part="waiting"
          gstin={gstin}
          month={month.month}
          source={source}
          hasPortal={month.has_portal}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

function ImportAnswer({ onDone }: { onDone: () => unknown }) {
  const input = useRef<HTMLInputElement>(null)
  const action = useAction({
    send: (answers: string) => api(importIrns, { answers }),
    failure: texts.importError,
    failureToast: true,
    success: ({ content }) => content,
    onDone,
  })
  const choose = async ([file]: readonly File[]) => {
    const text = await file?.text().catch(() => undefined)
    if (text) await action.run(text)
    else toastError(texts.unreadable)
  }
  return (
    <>
      <p className="text-muted text-small">{texts.step}</p>
      <Button
        variant="secondary"
        icon={<Upload />}
        loading={action.isPending}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </Button>
      <FileInput ref={input} label={texts.chooseFile} accept=".json,.txt,application/json" onFiles={choose} />
    </>
  )
}
