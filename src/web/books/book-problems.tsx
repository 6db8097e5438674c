import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Book } from '#contract/books/books.ts'
import { sellerTaxPath } from '#contract/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookSource } from './book-source.ts'
import { booksTexts as texts } from './books-texts.ts'

type Problem = Book['problems'][number]

/** Each line that the portal would refuse, with what to do and where. */
export function BookProblems({ book, source }: { book: Book; source: BookSource }) {
  const { problems, problems_in_all } = book
  if (problems_in_all === 0)
    return (
      <p className="flex items-center gap-2 text-muted text-small">
        <CircleCheck className="size-5 flex-none text-success" />
        {texts.noProblems}
      </p>
    )
  return (
    <Card as="section" aria-label={texts.problems(problems_in_all)} className="p-4 md:p-5">
      <Notice tone="warning">
        {texts.problems(problems_in_all)}. {texts.problemsHint}
      </Notice>
      <ul className="mt-2 divide-y divide-border">
        {problems.map((problem) => (
          <ProblemRow
            key={`${problem.document_id} ${problem.line_number} ${problem.sentence.name}`}
            {...{ problem, source }}
          />
        ))}
      </ul>
      {problems_in_all > problems.length && (
        <p className="mt-2 text-muted text-small">{texts.firstProblems(problems.length)}</p>
      )}
    </Card>
  )
}

const linkLook = 'inline-flex min-h-11 items-center font-medium underline underline-offset-2 lg:min-h-7'

function ProblemRow({ problem, source: { orderPath } }: { problem: Problem; source: BookSource }) {
  return (
    <li className="py-3">
      <p className="wrap-anywhere">{problem.content}</p>
      {orderPath && (
        <p className="flex flex-wrap gap-x-5 text-small">
          <Link to={orderPath(problem.order_id)} className={linkLook}>
            {texts.toOrder}
          </Link>
          {problem.sentence.name === 'books.irnMissing' && (
            <a href="#e-invoices" className={linkLook}>
              {texts.toEInvoices}
            </a>
          )}
          {problem.sentence.name === 'books.hsnTooShort' && (
            <Link to={sellerTaxPath} className={linkLook}>
              {texts.toTax}
            </Link>
          )}
        </p>
      )}
    </li>
  )
}
