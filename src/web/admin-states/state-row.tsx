import { firstTable } from '#contract/tax/present-states.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { SourceLine } from '#web/admin-content/law-source.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { StateDocument } from './state-draft.ts'
import { statesTexts as texts } from './states-texts.ts'

type StateRowProps = {
  document: StateDocument
  states: readonly StateDocument[]
  onChange: () => void
}

export function StateRow({ document, states, onChange }: StateRowProps) {
  const { name: code, value } = document
  const name = texts.state(value.name, code)
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:px-5">
      <StateFacts document={document} states={states} />
      <SourceLine {...value} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={texts.changeOf(name)} onClick={onChange}>
          {texts.change}
        </Button>
        <HistoryLink kind="states" name={code} title={name} />
      </div>
    </li>
  )
}

function StateFacts({ document, states }: Omit<StateRowProps, 'onChange'>) {
  const { name: code, value, made_at } = document
  const into = states.find(({ name }) => name === value.into)
  return (
    <div className="min-w-0">
      <h2 className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 text-h3">
        <span>
          <span className="num mr-2 text-muted">{code}</span>
          {value.name}
        </span>
        {value.has_utgst && <Badge>{texts.utgst}</Badge>}
        {value.is_ended && <Badge tone="warning">{texts.ended}</Badge>}
        {made_at && <Badge tone="info">{firstTable().byCode.has(code) ? texts.ours : texts.added}</Badge>}
      </h2>
      {into && (
        <p className="wrap-anywhere text-small">{texts.wentInto(texts.state(into.value.name, into.name))}</p>
      )}
      <p className="wrap-anywhere mt-0.5 text-muted text-small empty:hidden">{value.aliases.join(' · ')}</p>
      <p className="wrap-anywhere mt-0.5 text-small empty:hidden">{value.note}</p>
    </div>
  )
}
