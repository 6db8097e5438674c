import { MessageCircle, Search, X } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { marketPath } from '#contract/paths.ts'
import type { Side } from '#web/start-chat/room-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/fields/field-frame.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { listTexts, chatTexts as texts } from './chat-texts.ts'
import { type Rooms, refreshRooms } from './connection/rooms.ts'
import { RoomRow } from './room-row.tsx'
import { useNow } from './use-now.ts'

type RoomListProps = {
  side: Side
  rooms: Rooms
  /** The room that is open beside the list. */
  chosen: string | undefined
  className?: string
}

/** All rooms of one side, the latest first, with a search by name. */
export function RoomList({ side, rooms: { lines, status }, chosen, className }: RoomListProps) {
  const [words, setWords] = useState('')
  const now = useNow()
  const query = words.trim().toLocaleLowerCase()
  const shown = lines.filter(({ other_name, other_company }) =>
    `${other_name} ${other_company ?? ''}`.toLocaleLowerCase().includes(query),
  )
  const isFirst = status === 'loading' && lines.length === 0
  return (
    <section
      aria-label={listTexts[side].title}
      className={cx('flex min-h-[calc(62*var(--dvh))] flex-col lg:min-h-0', className)}
    >
      <ListHead side={side} count={isFirst ? null : lines.length} asTitle={chosen === undefined} />
      {lines.length > 0 && <SearchField label={listTexts[side].search} words={words} onChange={setWords} />}
      {status === 'failed' && <ListError side={side} />}
      {isFirst && <ListSkeleton />}
      {status === 'ready' && lines.length === 0 && <NoRooms side={side} />}
      {lines.length > 0 && shown.length === 0 && (
        <p role="status" className="wrap-anywhere px-4 py-6 text-muted text-small">
          {texts.noMatch(words.trim())}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="min-h-0 divide-y divide-border border-border border-t lg:overflow-y-auto lg:overscroll-contain">
          {shown.map((line) => (
            <RoomRow
              key={line.room_id}
              side={side}
              line={line}
              now={now}
              isChosen={line.room_id === chosen}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** In the console the title is in the bar above. */
function ListHead({ side, count, asTitle }: { side: Side; count: number | null; asTitle: boolean }) {
  const Title = asTitle ? 'h1' : 'h2'
  return (
    <div className="flex min-h-14 flex-none flex-wrap items-center justify-between gap-x-4 px-4 pt-2">
      {side === 'buyer' && <Title className="text-h1 lg:text-h2">{listTexts.buyer.title}</Title>}
      {count !== null && (
        <p className="num text-muted text-small">
          {listTexts[side].count} <span className="font-semibold text-text">{grouped(count)}</span>
        </p>
      )}
    </div>
  )
}

type SearchFieldProps = { label: string; words: string; onChange: (words: string) => void }

function SearchField({ label, words, onChange }: SearchFieldProps) {
  return (
    <div className="relative mx-4 mt-1 mb-3 flex-none">
      <Search className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={limits.text.query}
        onChange={(event) => onChange(event.target.value)}
        className={cx(controlClass, 'pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden')}
      />
      {words !== '' && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-text"
        >
          <X />
        </button>
      )}
    </div>
  )
}

/** The specification only logs this failure: one quiet line, and the loaded list stays. */
function ListError({ side }: { side: Side }) {
  return (
    <p role="status" className="flex items-center justify-between gap-2 px-4 py-1 text-muted text-small">
      {texts.listError}
      <Button variant="ghost" size="sm" onClick={() => void refreshRooms(side)}>
        {texts.tryAgain}
      </Button>
    </p>
  )
}

function NoRooms({ side }: { side: Side }) {
  return (
    <EmptyState
      icon={<MessageCircle />}
      title={listTexts[side].empty}
      className="lg:my-auto"
      action={side === 'buyer' && <ButtonLink to={marketPath}>{texts.explore}</ButtonLink>}
    >
      {listTexts[side].emptyHint}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton className="mx-4 mt-1 mb-3 h-12" />
      <div className="divide-y divide-border border-border border-t">
        {shapes(8).map((row) => (
          <span key={row} className="flex h-18 items-center gap-3 px-4">
            <Skeleton className="size-11 flex-none rounded-large" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-4/5" />
            </span>
          </span>
        ))}
      </div>
    </SkeletonRegion>
  )
}

/** Shown before hydration, with the same positions. */
export function RoomListSkeleton({ side, asTitle }: { side: Side; asTitle: boolean }) {
  return (
    <>
      <ListHead side={side} count={null} asTitle={asTitle} />
      <ListSkeleton />
    </>
  )
}
