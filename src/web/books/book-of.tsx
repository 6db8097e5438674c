import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Books } from '#contract/books/books.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { BookFiles, MadeFiles } from './book-files.tsx'
import { BookProblems } from './book-problems.tsx'
import type { BookSource } from './book-source.ts'
import { BookSums } from './book-sums.tsx'
import { booksTexts as texts } from './books-texts.ts'
import { EInvoices } from './e-invoices.tsx'

type Month = Pick<Books, 'month' | 'books' | 'receipts' | 'exports' | 'has_portal'>

type BookOfProps = {
  month: Month
  /** The GST number whose book is open; the default one if it names none. */
  chosen: string
  source: BookSource
  onChoose: (gstin: string) => void
  onChanged: () => unknown
  /** What an empty month offers, and what else belongs to a full one. */
  nothing?: ReactNode
  children?: ReactNode
}

/** A month under one registration: sums, what is wrong, files. */
export function BookOf({ month, chosen, source, onChoose, onChanged, nothing, children }: BookOfProps) {
  const { books, receipts, exports } = month
  const book = books.find(({ gstin }) => gstin === chosen) ?? books[0]
  if (!book) return null
  return (
    <>
      {books.length > 1 && (
        <ChoiceChips
          label={texts.registration}
          chosen={book.gstin}
          onChoose={onChoose}
          choices={books.map(({ gstin, documents_in_all }) => ({
            value: gstin,
            label: gstin,
            count: documents_in_all,
          }))}
        />
      )}
      {book.documents_in_all === 0 ? (
        <Card>
          <EmptyState icon={<BookOpenText />} title={texts.nothing} action={nothing}>
            {texts.nothingHint}
          </EmptyState>
        </Card>
      ) : (
        <>
          <BookSums book={book} month={month.month} source={source} />
          <BookProblems book={book} source={source} />
          <EInvoices book={book} month={month} source={source} onChanged={onChanged} />
          <BookFiles book={book} month={month.month} source={source} />
        </>
      )}
      <Receipts receipts={receipts} />
      {children}
      <MadeFiles exports={exports} />
    </>
  )
}

function Receipts({ receipts: { payments, received, refunded } }: Pick<Books, 'receipts'>) {
  if (payments === 0) return null
  return (
    <Card className="p-4 md:p-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-small">{texts.received}</dt>
          <dd className="num font-semibold">{rupees(received)}</dd>
          <dd className="num text-muted text-small">{texts.receivedHint(payments)}</dd>
        </div>
        <div>
          <dt className="text-muted text-small">{texts.refunded}</dt>
          <dd className="num font-semibold">{rupees(refunded)}</dd>
        </div>
      </dl>
    </Card>
  )
}
