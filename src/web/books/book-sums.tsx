import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Book, BookPart } from '#contract/books/books.ts'
import { Card } from '#web/ui/card.tsx'
import { monthOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import type { BookSource } from './book-source.ts'
import { booksTexts as texts } from './books-texts.ts'
import { LateDocumentsDialog } from './late-documents-dialog.ts'
import { dayIn } from './month.ts'

type Sum = Pick<Book['sums'][number], 'documents' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

/** In paise, so that no part of one is lost. */
function wholeOf({ sums, documents_in_all }: Book): Sum {
  const of = (name: (typeof amounts)[number]) =>
    sums.reduce((sum, each) => sum + Math.round(each[name] * 100), 0) / 100
  const [taxable, cgst, sgst, igst, total] = amounts.map(of)
  return {
    documents: documents_in_all,
    taxable: taxable ?? 0,
    cgst: cgst ?? 0,
    sgst: sgst ?? 0,
    igst: igst ?? 0,
    total: total ?? 0,
  }
}

type BookSumsProps = { book: Book; month: string; source: BookSource }

/** What was billed, and where GSTR-1 has it; a press opens the documents of a sum. */
export function BookSums({ book, month, source }: BookSumsProps) {
  const [open, setOpen] = useState<BookPart>()
  return (
    <Card as="section" aria-label={texts.sums} className="overflow-hidden">
      <ul className="divide-y divide-border">
        <SumRow
          isMain
          name={texts.billed(monthOf(dayIn(month)))}
          sum={wholeOf(book)}
          onOpen={() => setOpen('all')}
        />
        {book.sums.map((sum) => (
          <SumRow
            key={sum.section}
            name={texts.parts[sum.section]}
            hint={texts.partHints[sum.section]}
            sum={sum}
            onOpen={() => setOpen(sum.section)}
          />
        ))}
        {book.cancelled > 0 && (
          <SumRow
            name={texts.parts.cancelled}
            sum={{ documents: book.cancelled, taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }}
            onOpen={() => setOpen('cancelled')}
          />
        )}
      </ul>
      {open && (
        <LateDocumentsDialog
          part={open}
          gstin={book.gstin}
          month={month}
          source={source}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

type SumRowProps = { name: string; hint?: string; sum: Sum; isMain?: boolean; onOpen: () => void }

const taxOf = ({ cgst, sgst, igst }: Sum) =>
  (Math.round(cgst * 100) + Math.round(sgst * 100) + Math.round(igst * 100)) / 100

function SumRow({ name, hint, sum, isMain = false, onOpen }: SumRowProps) {
  const facts = [
    texts.documents(sum.documents),
    texts.taxable(rupees(sum.taxable)),
    texts.tax(rupees(taxOf(sum))),
  ]
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2! hover:bg-surface-2 md:px-5"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={isMain ? 'text-h3' : 'font-medium'}>{name}</span>
            <span className={isMain ? 'num text-h2' : 'num font-semibold'}>{rupees(sum.total)}</span>
          </span>
          <span className="num block text-muted text-small">{facts.join(' · ')}</span>
          {hint && <span className="block text-micro text-subtle">{hint}</span>}
        </span>
        <ChevronRight className="size-5 flex-none text-muted" />
      </button>
    </li>
  )
}
