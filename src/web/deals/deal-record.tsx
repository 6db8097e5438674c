import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Deal } from '#contract/deals/deal.ts'
import { getEvidence } from '#contract/deals/deal-files.ts'
import { fetchFile, saveFile } from '#web/api/download.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { dealTexts as texts } from './deals-texts.ts'

/** The fingerprint of a deal, short; what it is good for, and the file of all that was said and dealt in the chat. */
export function DealRecord({ deal: { hash, room_id } }: { deal: Deal }) {
  return (
    <details className="-mb-2 text-micro text-muted">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 md:min-h-8">
        <span>
          {texts.record} <span className="font-mono">{hash.slice(0, 12)}</span>
        </span>
        <span className="underline">{texts.whatIsThis}</span>
      </summary>
      <div className="grid gap-2 pb-2">
        <p className="text-pretty">{texts.recordText}</p>
        <p className="wrap-anywhere font-mono">{hash}</p>
        <p className="text-pretty">{texts.evidenceHint}</p>
        <Evidence roomId={room_id} />
      </div>
    </details>
  )
}

function Evidence({ roomId }: { roomId: string }) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    await fetchFile(getEvidence, { roomId }).then(saveFile, (error: unknown) =>
      toastError(sentenceOf(error, ownText(texts.saveError))),
    )
    setLoading(false)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download />}
      loading={isLoading}
      className="justify-self-start"
      onClick={save}
    >
      {texts.evidence}
    </Button>
  )
}
