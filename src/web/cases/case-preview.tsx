import type { CaseForm } from '#contract/cases/case.ts'
import { reportUntil } from '#contract/cases/case-rules.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { type CaseDraft, linesOf, previewOf } from './case-draft.ts'
import { SumList } from './case-facts.tsx'
import { caseTexts, caseFormTexts as texts } from './cases-texts.ts'

type CasePreviewProps = { facts: CaseForm; draft: CaseDraft }

/** Days and money before anything is sent. */
export function CasePreview({ facts, draft }: CasePreviewProps) {
  const { clocks, money } = previewOf(facts, draft)
  const answer = facts.me === 'buyer' ? texts.answerBy : texts.otherAnswerBy
  const backBy = returnDay(facts, draft)
  return (
    <section aria-label={texts.preview} className="grid gap-2 rounded-control bg-surface-2 p-4">
      <h3 className="text-h3">{texts.preview}</h3>
      {money.value > 0 && <SumList sums={sumsOf(money)} />}
      <ul className="grid gap-1 text-small">
        {clocks.answerBy && <li>{answer(dayOf(clocks.answerBy))}</li>}
        <li>{texts.closeBy(dayOf(clocks.closeBy))}</li>
        {backBy && <li>{texts.returnBy(dayOf(backBy))}</li>}
      </ul>
    </section>
  )
}

const sumsOf = ({ value, restocking, collection, back }: ReturnType<typeof previewOf>['money']) => [
  { name: caseTexts.value, amount: value / 100 },
  ...(collection > 0
    ? [
        { name: caseTexts.restocking, amount: -restocking / 100 },
        { name: caseTexts.collection, amount: -collection / 100 },
        { name: caseTexts.rest, amount: back / 100 },
      ]
    : []),
]

/** Until when the first of the chosen goods go back. */
function returnDay({ lines }: CaseForm, draft: CaseDraft) {
  if (draft.kind !== 'unwanted') return undefined
  const chosen = linesOf(draft).map(({ line_number }) => line_number)
  return lines
    .flatMap((line) =>
      chosen.includes(line.line_number) && line.delivered_on
        ? [reportUntil('unwanted', line.delivered_on)]
        : [],
    )
    .sort()[0]
}
