import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { states } from '#contract/sellers/gst-number.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { type Address, listAddresses, saveAddress, updateAddress } from '#contract/users/address.ts'
import { isPinCode, stateOfPin } from '#contract/users/pin-code.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { isOvertaken, readingNewer, unlessOvertaken, useConflict } from '#web/edits/use-conflict.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
  const origin = useRef(address)
  const newer = useRef(address)
  const [draft, setDraft] = useState<Draft>(() => kept.read() ?? (address ? draftOf(address) : blank))
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    kept.keep(next)
  }
  const send = async (typed: Draft, keyFor: KeyFor) => {
    const { address_id: addressId, revision } = origin.current ?? {}
    return addressId
      ? (await api(updateAddress, { ...typed, addressId, revision })).data
      : (await api(saveAddress, typed, keyFor(typed))).data
  }
  const readNewer = async () => {
    const { data } = await api(listAddresses, {})
    newer.current = data.find(({ address_id }) => address_id === address?.address_id)
    if (!(newer.current && origin.current)) throw new Error(addressTexts.saveFault)
  }
  const { run, isPending, failure } = useAction({
    send: (typed: Draft, keyFor) => send(typed, keyFor).catch(readingNewer(readNewer)),
    failure: unlessOvertaken(addressTexts.saveFault),
    failureToast: addressTexts.saveFault,
    onDone: (saved) => {
      kept.drop()
      onSaved(saved)
    },
    /** Asks what stays, where another tab was faster. */
    onFailed: ({ error }, mine) => {
      if (isOvertaken(error) && newer.current && origin.current)
        overtake({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
    },
    leaves: true,
  })
  const { conflict, overtake } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    set(value)
    if (isSaved) void run(value)
  })
  return { draft, set, save: run, fault: failure, isSaving: isPending, conflict }
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
