import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Address, saveAddress, updateAddress } from '#contract/address.ts'
import { states } from '#contract/gst-number.ts'
import { limits } from '#contract/limits.ts'
import { isPinCode, stateOfPin } from '#contract/pin-code.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastError } from '#web/ui/toast.ts'
import { addressTexts } from './address-texts.ts'

type Draft = Omit<Address, 'address_id'>
const blank: Draft = { state: '', city: '', postalCode: '', shipAddress: '' }

/** An address may have been saved with a state in other words; it keeps them. */
const statesWith = (kept: string) =>
  (kept === '' || states.includes(kept) ? states : [kept, ...states]).map((state) => ({
    value: state,
    label: state,
  }))

const draftOf = ({ state, city, postalCode, shipAddress }: Address): Draft => ({
  state,
  city,
  postalCode,
  shipAddress,
})

const send = async (draft: Draft, addressId: string | undefined) =>
  (addressId ? await api(updateAddress, { ...draft, addressId }) : await api(saveAddress, draft)).data

/** Specification 5: all four filled after trimming, or Save stays disabled. */
const isFilled = (draft: Draft) => Object.values(draft).every((text) => text.trim() !== '')

type AddressFormProps = {
  /** Given: this one is changed; otherwise a new one is saved. */
  address?: Address | undefined
  onSaved: (address: Address) => void
}

export function AddressForm({ address, onSaved }: AddressFormProps) {
  const [draft, setDraft] = useState<Draft>(address ? draftOf(address) : blank)
  const [fault, setFault] = useState('')
  const [isSaving, setSaving] = useState(false)
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !isFilled(draft)) return
    setSaving(true)
    setFault('')
    try {
      onSaved(await send(draft, address?.address_id))
    } catch (refused) {
      toastError(addressTexts.saveFault)
      setFault(faultText(refused, addressTexts.saveFault))
      setSaving(false)
    }
  }

  return (
    <form onSubmit={save} className="grid gap-4">
      <AddressFields draft={draft} set={set} />
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={!isFilled(draft)} loading={isSaving}>
        {addressTexts.save}
      </Button>
    </form>
  )
}

type AddressFieldsProps = { draft: Draft; set: (part: Partial<Draft>) => void }

function AddressFields({ draft, set }: AddressFieldsProps) {
  const first = useRef<HTMLInputElement>(null)
  // It may take the place of the saved addresses in a dialog that is open already.
  useEffect(() => first.current?.focus(), [])
  const [leftPin, setLeftPin] = useState(false)
  const [stateOptions] = useState(() => statesWith(draft.state))
  const typePin = (postalCode: string) => {
    const state = stateOfPin(postalCode)
    set({ postalCode, ...(state ? { state } : {}) })
  }
  const isOdd = leftPin && draft.postalCode.trim() !== '' && !isPinCode(draft.postalCode)
  return (
    <>
      <TextField
        ref={first}
        label={addressTexts.postalCode}
        hint={isOdd ? addressTexts.postalCodeOdd : addressTexts.postalCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={draft.postalCode}
        onChange={(event) => typePin(event.target.value)}
        onBlur={() => setLeftPin(true)}
        data-autofocus
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={addressTexts.state}
          placeholder={addressTexts.chooseState}
          options={stateOptions}
          autoComplete="address-level1"
          value={draft.state}
          onChange={(event) => set({ state: event.target.value })}
        />
        <TextField
          label={addressTexts.city}
          autoComplete="address-level2"
          maxLength={limits.text.name}
          value={draft.city}
          onChange={(event) => set({ city: event.target.value })}
        />
      </div>
      <TextArea
        label={addressTexts.shipAddress}
        hint={addressTexts.shipAddressHint}
        autoComplete="street-address"
        maxLength={limits.text.address}
        value={draft.shipAddress}
        onChange={(event) => set({ shipAddress: event.target.value })}
      />
    </>
  )
}
