import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Address, listAddresses, saveAddress, updateAddress } from '#contract/address.ts'
import { states } from '#contract/gst-number.ts'
import { limits } from '#contract/limits.ts'
import { isPinCode, stateOfPin } from '#contract/pin-code.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { api } from '#web/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { isOvertaken, useConflict } from '#web/edits/use-conflict.ts'
import { keptDraft } from '#web/kept-draft.ts'
import { sentenceOf } from '#web/sentence-of.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastError } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { addressTexts } from './address-texts.ts'

type Draft = Omit<Address, 'address_id' | 'revision'>
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

/** Specification 5: all four filled after trimming, or Save stays disabled. */
const isFilled = (draft: Draft) => Object.values(draft).every((text) => text.trim() !== '')

type AddressFormProps = {
  /** Given: this one is changed; otherwise a new one is saved. */
  address?: Address | undefined
  onSaved: (address: Address) => void
}

export function AddressForm({ address, onSaved }: AddressFormProps) {
  const { draft, set, save, fault, isSaving, conflict } = useAddress(address, onSaved)
  const [leftPin, setLeftPin] = useState(false)
  const pin = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !isFilled(draft)) return
    setLeftPin(true)
    if (!isPinCode(draft.postalCode)) return pin.current?.focus()
    void save(draft)
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <ConflictDialog conflict={conflict} words={{ labels }} />
      <AddressFields
        draft={draft}
        set={set}
        pin={pin}
        leftPin={leftPin}
        onLeavePin={() => setLeftPin(true)}
      />
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

const labels: Readonly<Record<keyof Draft, string>> = {
  postalCode: addressTexts.postalCode,
  state: addressTexts.state,
  city: addressTexts.city,
  shipAddress: addressTexts.shipAddress,
}

/** A new address is kept while it is typed; one that is changed is changed over the state that was read. */
function useAddress(address: Address | undefined, onSaved: (address: Address) => void) {
  // A draft over an older state would undo the newer one.
  const kept = keptDraft(address ? `address:${address.address_id}:${address.revision}` : 'address', blank)
  const attempt = useAttempt()
  const origin = useRef(address)
  const newer = useRef(address)
  const [draft, setDraft] = useState<Draft>(() => kept.read() ?? (address ? draftOf(address) : blank))
  const [fault, setFault] = useState('')
  const [isSaving, setSaving] = useState(false)
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    kept.keep(next)
  }
  const send = async (typed: Draft) => {
    const { address_id: addressId, revision } = origin.current ?? {}
    return addressId
      ? (await api(updateAddress, { ...typed, addressId, revision })).data
      : (await api(saveAddress, typed, attempt.headers(typed))).data
  }
  const { conflict, overtake } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    set(value)
    if (isSaved) void save(value)
  })
  /** Asks what stays, where another tab was faster. */
  const ask = async (mine: Draft) => {
    const { data } = await api(listAddresses, {})
    newer.current = data.find(({ address_id }) => address_id === address?.address_id)
    if (!(newer.current && origin.current)) throw new Error(addressTexts.saveFault)
    overtake({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
    setSaving(false)
  }
  const save = async (typed: Draft) => {
    setSaving(true)
    setFault('')
    try {
      const saved = await send(typed).catch((refused: unknown) => {
        if (!isOvertaken(refused)) throw refused
        return ask(typed)
      })
      if (!saved) return
      attempt.end()
      kept.drop()
      onSaved(saved)
    } catch (refused) {
      toastError(addressTexts.saveFault)
      setFault(sentenceOf(refused, addressTexts.saveFault))
      setSaving(false)
    }
  }
  return { draft, set, save, fault, isSaving, conflict }
}

type AddressFieldsProps = {
  draft: Draft
  set: (part: Partial<Draft>) => void
  pin: RefObject<HTMLInputElement | null>
  /** It has been written, so it may be judged. */
  leftPin: boolean
  onLeavePin: () => void
}

function AddressFields({ draft, set, pin, leftPin, onLeavePin }: AddressFieldsProps) {
  // It may take the place of the saved addresses in a dialog that is open already.
  useEffect(() => pin.current?.focus(), [pin])
  const [stateOptions] = useState(() => statesWith(draft.state))
  const typePin = (typed: string) => {
    const postalCode = withPlainDigits(typed)
    const state = stateOfPin(postalCode)
    set({ postalCode, ...(state ? { state } : {}) })
  }
  const isOdd = leftPin && draft.postalCode.trim() !== '' && !isPinCode(draft.postalCode)
  return (
    <>
      <TextField
        ref={pin}
        label={addressTexts.postalCode}
        hint={isOdd ? undefined : addressTexts.postalCodeHint}
        error={isOdd ? addressTexts.postalCodeOdd : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={draft.postalCode}
        onChange={(event) => typePin(event.target.value)}
        onBlur={onLeavePin}
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
