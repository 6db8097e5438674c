import type { Deal } from '#contract/deals/deal.ts'
import { getEvidence } from '#contract/deals/deal-files.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { CheckDeals } from './check-deals.tsx'
import { dealTexts as texts } from './deals-texts.ts'

/** The fingerprint of a deal, short; what it is good for, and the file of all that was said and dealt in the chat. */
export function DealRecord({ deal: { hash, room_id } }: { deal: Deal }) {
  return (
    <details className="-mb-2 text-micro text-muted">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline md:min-h-8">
        {texts.record}
      </summary>
      <div className="grid gap-2 pb-2">
        <p className="text-pretty">{texts.recordText}</p>
        <p className="wrap-anywhere font-mono">{hash}</p>
        <CheckDeals roomId={room_id} />
        <p className="text-pretty">{texts.evidenceHint}</p>
        <SaveButton
          variant="secondary"
          failure={texts.saveError}
          label={texts.evidence}
          load={() => fetchFile(getEvidence, { roomId: room_id })}
        />
      </div>
    </details>
  )
}
