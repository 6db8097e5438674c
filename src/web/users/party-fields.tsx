import type { ComponentProps, ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { usersTexts as texts } from './users-texts.ts'

type PartyFieldName = 'legal_name' | 'address' | 'pin'
type PartyFieldsProps = {
  field: (name: PartyFieldName) => {
    name: string
    value: string
    error: string | undefined
    onChange: ComponentProps<typeof TextField>['onChange'] & ComponentProps<typeof TextArea>['onChange']
  }
  change: (part: { pin: string }) => void
  leave: (name: 'pin') => void
  addressLabel: string
  pinHint: string
  /** Between the legal name and the address. */
  children?: ReactNode
}

/** Name and address as a GST registration has them. */
export function PartyFields(props: PartyFieldsProps) {
  const { field, change, leave, addressLabel, pinHint, children } = props
  const pin = field('pin')
  return (
    <>
      <TextField
        label={texts.legalName}
        hint={texts.legalNameHint}
        autoComplete="organization"
        maxLength={limits.text.name}
        {...field('legal_name')}
      />
      {children}
      <TextArea
        label={addressLabel}
        autoComplete="street-address"
        maxLength={limits.text.address}
        {...field('address')}
      />
      <TextField
        label={texts.pin}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        {...pin}
        hint={pin.error ? undefined : pinHint}
        onChange={({ target }) => change({ pin: withPlainDigits(target.value) })}
        onBlur={() => leave('pin')}
      />
    </>
  )
}
