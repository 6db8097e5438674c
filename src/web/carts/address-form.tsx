import { type FormEvent, useState } from 'react'
import { type Address, saveAddress } from '#contract/address.ts'
import { states } from '#contract/gst-number.ts'
import { limits } from '#contract/limits.ts'
import { isPinCode, stateOfPin } from '#contract/pin-code.ts'
import { api } from '#web/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastError } from '#web/ui/toast.ts'
import { checkoutTexts } from './checkout-texts.ts'

type Draft = Omit<Address, 'address_id'>
const blank: Draft = { state: '', city: '', postalCode: '', shipAddress: '' }
const stateOptions = states.map((state) => ({ value: state, label: state }))

/** Specification 5: all four filled after trimming, or Save stays disabled. */
const isFilled = (draft: Draft) => Object.values(draft).every((text) => text.trim() !== '')

export function AddressForm({ onSaved }: { onSaved: (address: Address) => void }) {
  const [draft, setDraft] = useState(blank)
  const [fault, setFault] = useState('')
  const [isSaving, setSaving] = useState(false)
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !isFilled(draft)) return
    setSaving(true)
    setFault('')
    try {
      onSaved((await api(saveAddress, draft)).data)
    } catch (refused) {
      toastError(checkoutTexts.saveFault)
      setFault(refused instanceof Error ? refused.message : checkoutTexts.saveFault)
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
        {checkoutTexts.save}
      </Button>
    </form>
  )
}

type AddressFieldsProps = { draft: Draft; set: (part: Partial<Draft>) => void }

function AddressFields({ draft, set }: AddressFieldsProps) {
  const [leftPin, setLeftPin] = useState(false)
  const typePin = (postalCode: string) => {
    const state = stateOfPin(postalCode)
    set({ postalCode, ...(state ? { state } : {}) })
  }
  const isOdd = leftPin && draft.postalCode.trim() !== '' && !isPinCode(draft.postalCode)
  return (
    <>
      <TextField
        label={checkoutTexts.postalCode}
        hint={isOdd ? checkoutTexts.postalCodeOdd : checkoutTexts.postalCodeHint}
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
          label={checkoutTexts.state}
          placeholder={checkoutTexts.chooseState}
          options={stateOptions}
          autoComplete="address-level1"
          value={draft.state}
          onChange={(event) => set({ state: event.target.value })}
        />
        <TextField
          label={checkoutTexts.city}
          autoComplete="address-level2"
          maxLength={limits.text.name}
          value={draft.city}
          onChange={(event) => set({ city: event.target.value })}
        />
      </div>
      <TextArea
        label={checkoutTexts.shipAddress}
        hint={checkoutTexts.shipAddressHint}
        autoComplete="street-address"
        maxLength={limits.text.address}
        value={draft.shipAddress}
        onChange={(event) => set({ shipAddress: event.target.value })}
      />
    </>
  )
}
