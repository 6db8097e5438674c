import { limits } from '#contract/limits.ts'
import { longestShortText } from '#contract/sellers/application-rules.ts'
import { isPinCode, stateOfPin } from '#contract/users/pin-code.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { Account } from './account.ts'
import { contractTexts as texts } from './contract-texts.ts'
import type { Wizard } from './use-wizard.ts'
import { WarningLine } from './warning-line.tsx'

type StepBusinessProps = { wizard: Wizard; account: Account }

export function StepBusiness({ wizard: { fields }, account }: StepBusinessProps) {
  const { field } = fields
  const pin = field('businessPincode')
  return (
    <>
      <TextField
        label={texts.fields.companyName}
        autoComplete="organization"
        hint={texts.companyHint}
        required
        maxLength={limits.text.name}
        {...field('companyName')}
      />
      <TextArea
        label={texts.fields.businessAddress}
        autoComplete="street-address"
        hint={texts.addressHint}
        required
        maxLength={limits.text.address}
        {...field('businessAddress')}
      />
      <TextField
        label={texts.fields.businessPincode}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={longestShortText}
        inputClassName="num"
        hint={<PinHint pin={pin.value} gstState={account.gstState} />}
        {...pin}
      />
    </>
  )
}

function PinHint({ pin, gstState }: { pin: string; gstState: string | undefined }) {
  const typed = pin.trim()
  const state = stateOfPin(typed)
  if (typed.length >= 6 && !isPinCode(typed)) return <WarningLine>{texts.pinOdd}</WarningLine>
  if (state && gstState && state !== gstState)
    return <WarningLine>{texts.pinOtherState(state, gstState)}</WarningLine>
  return state ? texts.pinState(state) : texts.pinHint
}
