import type { Account } from '#contract/khata/khata.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Part } from './facts.tsx'
import { khataTexts as texts } from './khata-texts.ts'

type LawNoteProps = { law: Account['law']; fee?: { readonly amount: number; readonly bp: number } }

/** What was computed from what, and that it is no advice. */
export function LawNote({ law: { protection, rate }, fee }: LawNoteProps) {
  return (
    <Part id="law" title={texts.law}>
      <div className="grid gap-3 px-5 pb-5 text-pretty text-small">
        <p>{texts.lawOf[protection]}</p>
        {rate && protection !== 'none' && (
          <p className="wrap-anywhere text-muted">
            {texts.rate(
              String(rate.rate_bp / 100),
              dayOf(rate.from_date),
              rate.source,
              dayOf(rate.checked_on),
            )}
          </p>
        )}
        {fee && fee.amount > 0 && <p>{texts.feeOf(rupees(fee.amount), String(fee.bp / 100))}</p>}
        <p className="text-muted">{texts.noAdvice}</p>
      </div>
    </Part>
  )
}
