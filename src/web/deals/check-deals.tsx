import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type ChainProblem, checkDeals } from '#contract/deals/deal-files.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { dealTexts as texts } from './deals-texts.ts'

type Checked = { readonly events: number; readonly problems: readonly ChainProblem[] }

/** Has the record of a chat computed again, and says whether it holds and where it breaks. */
export function CheckDeals({ roomId }: { roomId: string }) {
  const [checked, show] = useState<Checked>()
  const check = useAction({
    send: () => api(checkDeals, { roomId }),
    failure: ownText(texts.checkError),
    failureToast: true,
    onDone: show,
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<ShieldCheck />}
        loading={check.isPending}
        className="justify-self-start"
        onClick={() => check.run()}
      >
        {texts.check}
      </Button>
      {checked && <Answer {...checked} />}
    </>
  )
}

function Answer({ events, problems }: Checked) {
  if (problems.length === 0)
    return (
      <Notice tone="success" live>
        {texts.isWhole(events)}
      </Notice>
    )
  return (
    <Notice tone="danger" live>
      <p>{texts.isBroken}</p>
      <ul className="mt-1 list-disc pl-4">
        {[...new Set(problems.map(sentenceOf))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}

const sentenceOf = ({ kind, place, deal_id }: ChainProblem) =>
  texts.breaks[kind](place ?? 0, deal_id.slice(0, 8))
