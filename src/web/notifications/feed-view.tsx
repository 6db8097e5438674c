import { BellOff, CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Notification } from '#contract/notification.ts'
import { marketPath } from '#contract/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { useFirstScreen } from '#web/ui/lists/use-first-screen.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { byDay, unreadOf } from './feed.ts'
import type { NotificationPage } from './latest.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationTexts as texts } from './notification-texts.ts'
import { useFeed } from './use-feed.ts'
import { type Shown, useUnreadFilter } from './use-unread-filter.ts'

type FeedViewProps = { first: NotificationPage; title?: ReactNode }

/** The console passes no title: its bar has the heading. */
export function FeedView({ first, title }: FeedViewProps) {
  const { rows, unread, markOne, markAll, total, next, isLoading, more } = useFeed(first)
  const [chosen, choose] = useUnreadFilter()
  const shown = chosen === 'unread' ? unreadOf(rows) : rows
  const readAll = async () => {
    if (await markAll()) toastSuccess(texts.markedAll)
  }
  const filter = rows.length > 0 && <UnreadFilter chosen={chosen} unread={unread} onChoose={choose} />
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {title ?? filter}
        {unread > 0 && (
          <Button variant="ghost" className="-mr-3" icon={<CheckCheck />} onClick={readAll}>
            {texts.markAll}
          </Button>
        )}
      </div>
      {title && <div className="mt-4">{filter}</div>}
      {shown.length === 0 ? (
        <NothingToShow hasRows={rows.length > 0} ofShop={!title} onShowAll={() => choose('all')} />
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

type UnreadFilterProps = { chosen: Shown; unread: number; onChoose: (value: Shown) => void }

function UnreadFilter({ chosen, unread, onChoose }: UnreadFilterProps) {
  return (
    <ChoiceChips
      label={texts.filter}
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        { value: 'all', label: texts.all },
        { value: 'unread', label: texts.onlyUnread, count: unread },
      ]}
    />
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

type NothingProps = { hasRows: boolean; ofShop: boolean; onShowAll: () => void }

function NothingToShow({ hasRows, ofShop, onShowAll }: NothingProps) {
  const toMarket = ofShop ? undefined : <ButtonLink to={marketPath}>{texts.explore}</ButtonLink>
  const hint = ofShop ? texts.emptyShopHint : texts.emptyHint
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
            toMarket
          )
        }
      >
        {hasRows ? texts.noUnreadHint : hint}
      </EmptyState>
    </Card>
  )
}
