import { ArrowDown, MessageCircle } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BubbleGroup } from './bubble.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import type { TalkState } from './connection/talk-state.ts'
import { type Day, dayGroups } from './day-groups.ts'
import type { Line } from './lines.ts'
import { OlderMark } from './older-mark.tsx'
import { useNow } from './use-now.ts'
import { useScroll } from './use-scroll.ts'

type MessageLogProps = {
  name: string
  /** The seller of the room. */
  sellerId: string
  lines: readonly Line[]
  older: TalkState['older']
  /** How many messages of the other person were not seen yet. */
  unseen: number
  /** Undefined as long as nobody can be asked for older messages. */
  onOlder: (() => void) | undefined
  onSeen: () => void
  onRetry: (line: Line) => void
  onDiscard: (line: Line) => void
}

export function MessageLog(props: MessageLogProps) {
  const { name, sellerId, lines, older, unseen, onOlder, onSeen, onRetry, onDiscard } = props
  const last = lines.at(-1)
  const { list, isAtEnd, follow, toEnd } = useScroll(last?.key ?? '', last?.isOwn ?? false)
  const now = useNow()
  useSeen(isAtEnd && unseen > 0, onSeen)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <Scroller
        as="div"
        ref={list}
        role="log"
        aria-label={texts.messages}
        aria-live="off"
        onScroll={follow}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2! [overflow-anchor:none]"
      >
        <div className="px-3 pt-3 pb-4 md:px-5">
          {/* A new key for each first line, so that the mark asks again if the older messages do not fill the screen. */}
          {older === 'there' && onOlder && <OlderMark key={lines[0]?.key} onNear={onOlder} />}
          <OlderNote older={older} onRetry={onOlder} />
          {dayGroups(lines, now).map((day) => (
            <DaySection key={day.label} {...{ day, name, sellerId, onRetry, onDiscard }} />
          ))}
        </div>
      </Scroller>
      {!isAtEnd && <NewestButton unseen={unseen} onPress={toEnd} />}
      <p role="status" className="sr-only">
        {last && !last.isOwn && unseen > 0 && `${texts.says(name)} ${last.text || last.file?.name}`}
      </p>
    </div>
  )
}

type DaySectionProps = Pick<MessageLogProps, 'name' | 'sellerId' | 'onRetry' | 'onDiscard'> & {
  day: Day<Line>
}

function DaySection({ day: { label, groups }, ...bubbles }: DaySectionProps) {
  return (
    <section aria-label={label}>
      <DayLabel>{label}</DayLabel>
      <ul className="grid gap-3">
        {groups.map((group) => (
          <BubbleGroup key={group.messages[0]?.key} group={group} {...bubbles} />
        ))}
      </ul>
    </section>
  )
}

/** Messages in view count as read while somebody looks at the tab. */
function useSeen(isInView: boolean, onSeen: () => void) {
  useEffect(() => {
    if (!isInView) return
    const look = () => {
      if (!document.hidden) onSeen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isInView, onSeen])
}

function DayLabel({ children }: { children: ReactNode }) {
  return (
    // Sticks only while somebody scrolls, so that at rest it covers no message.
    <p className="top-2 z-1 mx-auto my-3.5 w-fit rounded-full border border-border bg-surface px-3 py-0.5 font-medium text-micro text-muted in-data-scrolled:sticky in-data-scrolled:shadow-md">
      {children}
    </p>
  )
}

type OlderNoteProps = { older: TalkState['older']; onRetry: (() => void) | undefined }

function OlderNote({ older, onRetry }: OlderNoteProps) {
  if (older === 'loading')
    return (
      <p className="grid h-11 place-items-center text-muted">
        <Spinner />
        <span className="sr-only">{texts.loadingMessages}</span>
      </p>
    )
  if (older === 'failed')
    return (
      <p role="status" className="flex flex-wrap items-center justify-center gap-x-2 text-muted text-small">
        {texts.olderError}
        <Button variant="ghost" size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </p>
    )
  // As high as the other notes, so that nothing moves when they come and go.
  return older === 'there' ? <div className="h-11" /> : null
}

function NewestButton({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const label = unseen > 0 ? texts.newMessages(unseen) : null
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label ? undefined : texts.toNewest}
      className="absolute right-4 bottom-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-border bg-surface px-3 font-semibold text-small shadow-md hover:bg-surface-2"
    >
      {label}
      <ArrowDown />
    </button>
  )
}

export function NoMessages({ name }: { name: string }) {
  return (
    <div className="grid min-h-0 flex-1 content-center overflow-y-auto">
      <EmptyState icon={<MessageCircle />} title={texts.noMessages}>
        <span className="wrap-anywhere">{texts.noMessagesHint(name)}</span>
      </EmptyState>
    </div>
  )
}

const shapes = ['w-2/5', 'w-3/5', 'ml-auto w-1/2', 'w-1/3', 'ml-auto w-2/5', 'ml-auto w-3/5', 'w-1/2']

export function LogSkeleton() {
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
      <SkeletonRegion className="grid gap-3 p-5">
        {shapes.map((shape, place) => (
          <Skeleton key={shape} className={`h-11 rounded-panel! ${shape} ${place % 2 ? 'mb-2' : ''}`} />
        ))}
      </SkeletonRegion>
    </div>
  )
}
