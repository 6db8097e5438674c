import { Check, CheckCheck, Clock, FileText, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { timeOf } from '#web/ui/formats/dates.ts'
import { chatTexts as texts } from './chat-texts.ts'
import type { Upload } from './connection/uploads.ts'
import type { Group } from './day-groups.ts'
import { DealSlot } from './deal-slot.tsx'
import type { Line } from './lines.ts'
import { LinkedText } from './linked-text.tsx'
import { RoomFile } from './room-file.tsx'

type BubbleGroupProps = {
  group: Group<Line>
  name: string
  sellerId: string
  onRetry: (line: Line) => void
  onDiscard: (line: Line) => void
}

/** Messages that one person wrote in a row, with one time below them; a failed one has its own note. */
export function BubbleGroup({
  group: { isOwn, messages: lines },
  name,
  sellerId,
  onRetry,
  onDiscard,
}: BubbleGroupProps) {
  const last = lines.at(-1)
  return (
    <li className={cx('grid gap-1', isOwn ? 'justify-items-end' : 'justify-items-start')}>
      <span className="sr-only">{texts.says(isOwn ? texts.you : name)}</span>
      {lines.map((line, place) => (
        <DealSlot key={line.key} line={line} name={name} sellerId={sellerId}>
          <Bubble line={line} isTail={place === lines.length - 1}>
            {line.state === 'failed' && <NotSent line={line} onRetry={onRetry} onDiscard={onDiscard} />}
          </Bubble>
        </DealSlot>
      ))}
      {last && !last.isApart && (
        <p className="num flex items-center gap-1 px-1 text-micro text-muted">
          <time dateTime={last.at}>{timeOf(last.at)}</time>
          {isOwn && <Mark state={last.state} />}
        </p>
      )}
    </li>
  )
}

type BubbleProps = { line: Line; isTail: boolean; children: ReactNode }

function Bubble({ line, isTail, children }: BubbleProps) {
  const { isOwn, file, upload, text } = line
  return (
    <div
      data-message={line.key}
      className={cx('flex min-w-0 max-w-[75%] flex-col gap-1', isOwn ? 'items-end' : 'items-start')}
    >
      <div
        className={cx(
          'min-w-0 max-w-full rounded-panel',
          text ? 'px-3.5 py-2' : 'p-1.5',
          lookOf(line, isTail),
        )}
      >
        {file && <RoomFile roomId={line.roomId} file={file} />}
        {upload && <Leaving upload={upload} />}
        {text && (
          <p dir="auto" className={cx('wrap-anywhere whitespace-pre-wrap', file && 'mt-1.5')}>
            <LinkedText text={text} />
          </p>
        )}
      </div>
      {line.isAutomatic && <p className="px-1 text-micro text-muted">{texts.automatic}</p>}
      {children}
    </div>
  )
}

function lookOf({ isOwn, state }: Line, isTail: boolean) {
  const tail = isTail && (isOwn ? 'rounded-br-[4px]' : 'rounded-bl-[4px]')
  if (state === 'failed') return cx('bg-danger-bg text-danger-fg', tail)
  return cx(isOwn ? 'bg-primary text-primary-fg' : 'bg-surface-2', state === 'sending' && 'opacity-80', tail)
}

function Leaving({ upload: { file, percent, state } }: { upload: Upload }) {
  return (
    <div className="grid w-65 max-w-full gap-2">
      {file.kind === 'picture' ? (
        <img src={file.content} alt={file.name} className="max-h-80 w-full rounded-control object-cover" />
      ) : (
        <p className="flex items-center gap-2 wrap-anywhere text-small">
          <FileText className="flex-none" />
          {file.name}
        </p>
      )}
      {state === 'sending' && <Progress percent={percent} />}
    </div>
  )
}

function Progress({ percent }: { percent: number }) {
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={texts.uploading(percent)}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-current/25"
      >
        <div className="h-full origin-left bg-current" style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <span className="num text-micro">{texts.uploading(percent)}</span>
    </div>
  )
}

const marks = {
  sending: { icon: Clock, label: texts.sending, look: 'text-muted' },
  sent: { icon: Check, label: texts.sent, look: 'text-muted' },
  read: { icon: CheckCheck, label: texts.read, look: 'text-primary' },
  failed: { icon: Clock, label: texts.sending, look: 'text-muted' },
} as const

function Mark({ state }: { state: Line['state'] }) {
  const { icon: Icon, label, look } = marks[state]
  return (
    <span className={look}>
      <Icon className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

type NotSentProps = Pick<BubbleGroupProps, 'onRetry' | 'onDiscard'> & { line: Line }

function NotSent({ line, onRetry, onDiscard }: NotSentProps) {
  return (
    <div className="grid justify-items-end">
      {line.reason && (
        <p className="wrap-anywhere px-1 text-right text-danger-fg text-small">{line.reason}</p>
      )}
      <p className="flex flex-wrap items-center justify-end gap-x-1">
        <button
          type="button"
          onClick={() => onRetry(line)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 font-medium text-danger-fg text-small hover:bg-danger-bg"
        >
          <RotateCcw className="size-4 flex-none" />
          {texts.notSent}
        </button>
        <button
          type="button"
          onClick={() => onDiscard(line)}
          aria-label={texts.discardOf(line.text || (line.upload?.file.name ?? ''))}
          className="min-h-11 rounded-small px-2 text-muted text-small hover:bg-surface-2 hover:text-text"
        >
          {texts.discard}
        </button>
      </p>
    </div>
  )
}
