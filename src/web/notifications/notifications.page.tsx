import { BellOff, CheckCheck } from 'lucide-react'
import { type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router'
import { brand } from '#contract/brand.ts'
import type { Notification } from '#contract/notification.ts'
import { requireToken } from '#web/app/require-token.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { grouped } from '#web/ui/rupees.ts'
import { toastSuccess } from '#web/ui/toast.ts'
import { useFirstScreen } from '#web/ui/use-first-screen.ts'
import type { Route } from './+types/notifications.page.ts'
import { byDay } from './feed.ts'
import { askLatest, type NotificationPage } from './latest.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { notificationTexts as texts } from './notification-texts.ts'
import { useFeed } from './use-feed.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { first: await askLatest() }
  } catch {
    return { first: null }
  }
}

/** The filter chooses among what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export const meta: Route.MetaFunction = () => [
  { title: `${texts.title} | ${brand.name}` },
  { name: 'description', content: texts.description },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = NotificationSkeleton

export default function NotificationsPage({ loaderData: { first } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="mx-auto w-full max-w-[712px] px-4 pt-6 pb-12 md:pt-8">
      {first ? (
        <Feed first={first} />
      ) : (
        <>
          <h1 className="mb-4 text-h1">{texts.title}</h1>
          <LoadFault text={texts.loadFault} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

function Feed({ first }: { first: NotificationPage }) {
  const { rows, unread, markOne, markAll, total, next, isLoading, more } = useFeed(first)
  const [params, setParams] = useSearchParams()
  const show = params.get('show') === 'unread' ? 'unread' : 'all'
  const shown = show === 'unread' ? rows.filter(({ isRead }) => !isRead) : rows
  const choose = (value: 'all' | 'unread') =>
    setParams(value === 'all' ? {} : { show: value }, { preventScrollReset: true })
  const readAll = async () => {
    if (await markAll()) toastSuccess(texts.markedAll)
  }
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-h1">{texts.title}</h1>
        {unread > 0 && (
          <Button variant="ghost" className="-mr-3" icon={<CheckCheck />} onClick={readAll}>
            {texts.markAll}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <ChoiceChips
          label={texts.filter}
          chosen={show}
          onChoose={choose}
          choices={[
            { value: 'all', label: texts.all },
            { value: 'unread', label: texts.onlyUnread, count: unread },
          ]}
        />
      )}
      {shown.length === 0 ? (
        <NothingToShow hasRows={rows.length > 0} onShowAll={() => choose('all')} />
      ) : (
        <Days rows={shown} onRead={markOne} />
      )}
      {(next !== null || rows.length > 100) && (
        <LoadMore
          shown={rows.length}
          total={Math.max(total, rows.length)}
          totalIsFloor={first.total_is_floor}
          hasMore={next !== null}
          loading={isLoading}
          onMore={more}
        />
      )}
      <p role="status" className="sr-only">
        {unread > 0 && texts.unread(grouped(unread))}
      </p>
    </>
  )
}

type DaysProps = { rows: readonly Notification[]; onRead: (id: string) => void }

function Days({ rows, onRead }: DaysProps) {
  const now = Date.now()
  const { today, earlier } = byDay(useFirstScreen(rows, 12), now)
  const days = [
    { title: texts.today, rows: today },
    { title: texts.earlier, rows: earlier },
  ].filter((day) => day.rows.length > 0)
  return days.map((day) => (
    <section key={day.title} aria-label={day.title} className="mt-6">
      <h2 className="mb-2 font-semibold text-muted text-small">{day.title}</h2>
      <Card>
        <ul className="divide-y divide-border">
          {day.rows.map((row) => (
            <NotificationRow key={row._id} row={row} now={now} onRead={onRead} />
          ))}
        </ul>
      </Card>
    </section>
  ))
}

function NothingToShow({ hasRows, onShowAll }: { hasRows: boolean; onShowAll: () => void }) {
  return (
    <Card className="mt-6">
      <EmptyState
        icon={<BellOff />}
        title={hasRows ? texts.noUnread : texts.empty}
        action={
          hasRows ? (
            <Button variant="secondary" onClick={onShowAll}>
              {texts.showAll}
            </Button>
          ) : (
            <ButtonLink to="/live_market">{texts.explore}</ButtonLink>
          )
        }
      >
        {hasRows ? texts.noUnreadHint : texts.emptyHint}
      </EmptyState>
    </Card>
  )
}
