import { stateName as nameOfCode } from '#contract/tax/states.ts'
import type { BillingProfile } from '#contract/users/billing.ts'
import { pinBeside } from '#contract/users/pin-beside.ts'
import { stateName } from '#web/site/state-texts.ts'
import { useStates } from '#web/states/use-states.ts'
import { billingTexts as texts } from './billing-texts.ts'

/** A state as people and papers say it: 'Gujarat (24)'. */
export const placeText = (code: string) => texts.place(stateName(nameOfCode(code) ?? code), code)

type BillingTextProps = Pick<BillingProfile, 'gstin' | 'legal_name' | 'address' | 'pin' | 'state_code'>

export function BillingText({ gstin, legal_name, address, pin, state_code }: BillingTextProps) {
  useStates()
  return (
    <span className="min-w-0">
      <span className="block wrap-anywhere font-medium">{legal_name}</span>
      <span className="num block wrap-anywhere">{gstin}</span>
      <span className="block whitespace-pre-line wrap-anywhere text-muted">{address}</span>
      <span className="num block wrap-anywhere text-muted">
        {[placeText(state_code), pinBeside(address, pin)].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}
