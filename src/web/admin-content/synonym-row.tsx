import { ArrowLeftRight, ArrowRight, Trash2 } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { synonymTexts as texts } from './content-texts.ts'
import { HistoryLink } from './history-link.tsx'
import type { SynonymDocument } from './synonym-draft.ts'

type SynonymRowProps = { document: SynonymDocument; onChange: () => void; onRemove: () => void }

export function SynonymRow(props: SynonymRowProps) {
  const { name, value } = props.document
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        {value ? (
          <Meaning {...value} />
        ) : (
          <p className="wrap-anywhere font-semibold text-muted line-through">{name}</p>
        )}
        <Mark document={props.document} />
      </div>
      <RowActions {...props} />
    </li>
  )
}

function RowActions({ document: { name, value, revision }, onChange, onRemove }: SynonymRowProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {value && (
        <Button variant="secondary" size="sm" aria-label={texts.changeOf(name)} onClick={onChange}>
          {texts.change}
        </Button>
      )}
      {(revision > 1 || !value) && <HistoryLink kind="synonyms" name={name} title={name} />}
      {value && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          aria-label={texts.removeTitle(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}

type MeaningProps = { words: string; means: string; both_ways: boolean }

function Meaning({ words, means, both_ways }: MeaningProps) {
  const Arrow = both_ways ? ArrowLeftRight : ArrowRight
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{words}</span>
      <Arrow className="mx-2 inline size-4 text-muted" aria-hidden="true" />
      <span className="sr-only"> {both_ways ? texts.findsBothWays : texts.finds} </span>
      {means}
    </p>
  )
}

function Mark({ document: { value, revision, made_at } }: { document: SynonymDocument }) {
  if (made_at === null) return null
  const text = revision === 1 ? texts.added : texts.ours
  return (
    <p className="mt-1.5">
      <Badge tone={value ? 'info' : 'neutral'}>{value ? text : texts.gone}</Badge>
    </p>
  )
}
