import { BookOpenText } from 'lucide-react'
import { useRevalidator, useSearchParams } from 'react-router'
import { type Books, getBooks } from '#contract/books/books.ts'
import { sellerOrdersPath, sellerTaxPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/books.page.ts'
import { BookLinks } from './book-links.tsx'
import { BookOf } from './book-of.tsx'
import { booksTexts as texts } from './books-texts.ts'
import { monthAt, monthInAddress } from './month.ts'
import { MonthPicker } from './month-picker.tsx'
import { ownSource } from './own-source.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const month = monthInAddress(request.url, serverNow())
  const books = await api(getBooks, { month, documents: 'off' }).catch(() => null)
  return { month, now: monthAt(serverNow()), books }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <ListSkeleton row="h-24" />
}

export default function BooksPage({ loaderData: { month, now, books } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [params, setParams] = useSearchParams()
  const choose = (part: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...part }, { preventScrollReset: true })
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <p className="text-muted text-small">{texts.lead}</p>
      <MonthPicker
        month={month}
        first={books?.first_month ?? null}
        last={now}
        onChoose={(next) => choose({ month: next })}
      />
      {books ? (
        <Month books={books} onChoose={(gstin) => choose({ gstin })} onChanged={revalidate} />
      ) : (
        <LoadError text={texts.error} onRetry={revalidate} />
      )}
    </div>
  )
}

type MonthProps = { books: Books; onChoose: (gstin: string) => void; onChanged: () => unknown }

function Month({ books, onChoose, onChanged }: MonthProps) {
  const [params] = useSearchParams()
  if (books.books.length === 0) return <NoRegistration />
  return (
    <BookOf
      month={books}
      chosen={params.get('gstin') ?? ''}
      source={ownSource(books.month)}
      onChoose={onChoose}
      onChanged={onChanged}
      nothing={
        <ButtonLink to={sellerOrdersPath} variant="secondary">
          {texts.toOrders}
        </ButtonLink>
      }
    >
      <BookLinks month={books.month} />
    </BookOf>
  )
}

const NoRegistration = () => (
  <Card>
    <EmptyState
      icon={<BookOpenText />}
      title={texts.noRegistration}
      action={<ButtonLink to={sellerTaxPath}>{texts.addRegistration}</ButtonLink>}
    >
      {texts.noRegistrationHint}
    </EmptyState>
  </Card>
)
