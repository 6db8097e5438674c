import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { type LinkedBooks, readLinkedBooks } from '#contract/books/book-links.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { dayOf, monthOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { bookLinkTexts as texts } from './book-link-texts.ts'
import { BookOf } from './book-of.tsx'
import { linkedSource } from './linked-source.ts'
import { dayIn } from './month.ts'

export const meta = () => privateMeta(texts.pageTitle, texts.pageDescription)

/** A month of a shop, for whoever has the key behind the '#': read only, without an account. */
export default function BookLinkPage() {
  const key = useLocation().hash.slice(1)
  const { answer, error, retry } = useAnswer(key, (signal) => api(readLinkedBooks, { key }, { signal }))
  return (
    <div className="mx-auto grid w-full max-w-220 grid-cols-1 gap-4 px-4 pt-6 pb-12">
      {answer ? (
        <LinkedMonth books={answer} linkKey={key} />
      ) : error === undefined ? (
        <Loading />
      ) : isOver(error) ? (
        <Over />
      ) : (
        <>
          <h1 className="text-h1">{texts.pageTitle}</h1>
          <LoadError text={texts.pageError} onRetry={retry} />
        </>
      )}
    </div>
  )
}

const notThere = 404
const isOver = (error: unknown) => error instanceof ApiError && error.status === notThere

const Loading = () => (
  <SkeletonRegion className="grid gap-4">
    <h1 className="text-h1">{texts.pageTitle}</h1>
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
  </SkeletonRegion>
)

const Over = () => (
  <Card>
    <EmptyState as="h1" icon={<Link2Off />} title={texts.over}>
      {texts.overHint}
    </EmptyState>
  </Card>
)

function LinkedMonth({ books, linkKey }: { books: LinkedBooks; linkKey: string }) {
  const [chosen, choose] = useState('')
  return (
    <>
      <div>
        <h1 className="wrap-anywhere text-h1">{texts.monthOf(books.shop, monthOf(dayIn(books.month)))}</h1>
        <p className="text-muted text-small">{texts.readOnly(dayOf(books.ends_on))}</p>
      </div>
      <BookOf
        month={books}
        chosen={chosen}
        source={linkedSource(linkKey)}
        onChoose={choose}
        onChanged={() => undefined}
      />
    </>
  )
}
