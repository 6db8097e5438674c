import { limits } from '#contract/limits.ts'
import { isPinCode, stateOfPin } from '#contract/users/pin-code.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { Account } from './account.ts'
import { contractTexts as texts } from './contract-texts.ts'
import type { Wizard } from './use-wizard.ts'
import { WarningLine } from './warning-line.tsx'

type StepBusinessProps = { wizard: Wizard; account: Account }

export function StepBusiness({ wizard: { values, problems, change }, account }: StepBusinessProps) {
  return (
    <>
      <TextField
        label={texts.fields.companyName}
        name="companyName"
        autoComplete="organization"
        hint={texts.companyHint}
        required
        maxLength={limits.text.name}
        value={values.companyName}
        error={problems.companyName}
        onChange={({ target }) => change('companyName', target.value)}
      />
      <TextArea
        label={texts.fields.businessAddress}
        name="businessAddress"
        autoComplete="street-address"
        hint={texts.addressHint}
        required
        maxLength={limits.text.address}
        value={values.businessAddress}
        error={problems.businessAddress}
        onChange={({ target }) => change('businessAddress', target.value)}
      />
      <TextField
        label={texts.fields.businessPincode}
        name="businessPincode"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={20}
        inputClassName="num"
        value={values.businessPincode}
        error={problems.businessPincode}
        hint={<PinHint pin={values.businessPincode} gstState={account.gstState} />}
        onChange={({ target }) => change('businessPincode', target.value)}
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
