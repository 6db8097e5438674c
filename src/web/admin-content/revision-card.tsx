import { Minus, Plus, Undo2 } from 'lucide-react'
import type { ContentRevision } from '#contract/content/admin-content.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { historyTexts as texts } from './content-texts.ts'
import { differenceOf, type Piece } from './difference.ts'
import type { Part } from './kind-views.ts'

type RevisionCardProps<Value> = {
  revision: ContentRevision<Value>
  /** The one before it, where there is one and it is loaded. */
  before: ContentRevision<Value> | undefined
  partsOf: (value: Value) => readonly Part[]
  /** Missing for the revision that stands. */
  onUndo: (() => void) | undefined
}

export function RevisionCard<Value>({ revision, before, partsOf, onUndo }: RevisionCardProps<Value>) {
  const { revision: number, value } = revision
  const parts = value ? partsOf(value) : []
  const former = before?.value ? partsOf(before.value) : []
  return (
    <li>
      <Card className="p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 text-h3">
              {texts.revision(grouped(number))}
              {!onUndo && <Badge tone="success">{texts.stands}</Badge>}
            </h2>
            <Maker revision={revision} />
          </div>
          {onUndo && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Undo2 />}
              aria-label={texts.undoOf(grouped(number))}
              onClick={onUndo}
            >
              {texts.undo}
            </Button>
          )}
        </div>
        {value ? (
          <Parts parts={parts} former={before ? former : undefined} />
        ) : (
          <p className="mt-3 font-medium">{texts.gone}</p>
        )}
      </Card>
    </li>
  )
}

function Maker({
  revision: { made_at, made_by, restored },
}: {
  revision: Pick<ContentRevision<unknown>, 'made_at' | 'made_by' | 'restored'>
}) {
  return (
    <p className="num wrap-anywhere text-muted text-small">
      {made_at ? texts.by(made_by ?? texts.somebody, dayAndTimeOf(made_at)) : texts.came}
      {restored !== null && ` · ${texts.restored(grouped(restored))}`}
    </p>
  )
}

/** What a revision says, against the one before it. */
function Parts({ parts, former }: { parts: readonly Part[]; former: readonly Part[] | undefined }) {
  return (
    <dl className="mt-3 grid gap-3">
      {parts.map(({ label, pieces }) => {
        const old = former?.find((part) => part.label === label)?.pieces ?? []
        return (
          <div key={label}>
            <dt className="text-muted text-small">{label}</dt>
            <dd>
              <Pieces pieces={former ? differenceOf(old, pieces) : pieces.map(asItIs)} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const asItIs = (text: string): Piece => ({ sign: 'same', text })

const looks = {
  same: '',
  gone: 'rounded-badge bg-danger-bg px-1.5 text-danger-fg line-through',
  new: 'rounded-badge bg-success-bg px-1.5 text-success-fg',
} as const

/** Never in colour alone: a sign and a word tell what is new. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const isShort = pieces.every(({ text }) => text.length <= 40)
  return (
    <ul className={cx('mt-1 gap-x-3 gap-y-1', isShort ? 'flex flex-wrap' : 'grid')}>
      {pieces.map(({ sign, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and the list is drawn anew as a whole.
        <li key={index} className={cx('wrap-anywhere', looks[sign])}>
          {sign === 'gone' && <Minus className="mr-1 inline size-3.5" aria-label={texts.removed} />}
          {sign === 'new' && <Plus className="mr-1 inline size-3.5" aria-label={texts.added} />}
          {text}
        </li>
      ))}
    </ul>
  )
}
