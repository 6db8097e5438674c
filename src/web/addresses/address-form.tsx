import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type Address, listAddresses, saveAddress, updateAddress } from '#contract/users/address.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { isConflict, readingNewer, unlessConflict, useConflict } from '#web/edits/use-conflict.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { useStates } from '#web/states/use-states.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import {
  blank,
  type Draft,
  draftOf,
  isFilled,
  labels,
  placeOfPin,
  rules,
  statesWith,
} from './address-draft.ts'
import { addressTexts } from './address-texts.ts'

type AddressFormProps = {
  /** Given: this one is changed; otherwise a new one is saved. */
  address?: Address | undefined
  onSaved: (address: Address) => void
}

export function AddressForm({ address, onSaved }: AddressFormProps) {
  const { form, action, conflict } = useAddress(address, onSaved)
  const { draft, check } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isPending && isFilled(draft) && check()) void action.run(draft)
  }
  return (
    <form ref={form.form} onSubmit={submit} className="grid gap-4">
      <ConflictDialog conflict={conflict} words={{ labels }} />
      <AddressFields {...form} />
      <FailureNotice action={action} />
      <Button type="submit" size="lg" disabled={!isFilled(draft)} loading={action.isPending}>
        {addressTexts.save}
      </Button>
    </form>
  )
}

/** A new address is kept while it is typed; one that is changed is changed over the state that was read. */
function useAddress(address: Address | undefined, onSaved: (address: Address) => void) {
  // A draft over an older state would undo the newer one.
  const kept = keptDraft(address ? `address:${address.address_id}:${address.revision}` : 'address', blank)
  const origin = useRef(address)
  const newer = useRef(address)
  const form = useForm<Draft>({
    start: () => kept.read() ?? (address ? draftOf(address) : blank),
    rules,
    kept,
  })
  const send = async (typed: Draft, keyFor: KeyFor) => {
    const { address_id: addressId, revision } = origin.current ?? {}
    return addressId
      ? (await api(updateAddress, { ...typed, addressId, revision })).data
      : (await api(saveAddress, typed, keyFor(typed))).data
  }
  const readNewer = async () => {
    const { data } = await api(listAddresses, {})
    newer.current = data.find(({ address_id }) => address_id === address?.address_id)
    if (!(newer.current && origin.current)) throw new Error(addressTexts.saveError)
  }
  const action = useAction({
    form,
    send: (typed: Draft, keyFor) => send(typed, keyFor).catch(readingNewer(readNewer)),
    failure: unlessConflict(addressTexts.saveError),
    failureToast: addressTexts.saveError,
    onDone: (saved) => {
      kept.drop()
      onSaved(saved)
    },
    /** Asks what stays, where another tab was faster. */
    onFailed: ({ error }, mine) => {
      if (isConflict(error) && newer.current && origin.current)
        resolveConflict({ base: draftOf(origin.current), mine, theirs: draftOf(newer.current) })
    },
    leaves: true,
  })
  const { conflict, resolveConflict } = useConflict<Draft>(({ value, isSaved }) => {
    origin.current = newer.current
    form.put(value)
    kept.keep(value)
    if (isSaved) void action.run(value)
  })
  return { form, action, conflict }
}

function AddressFields({ change, leave, field }: Form<Draft>) {
  const pin = useRef<HTMLInputElement>(null)
  // It may take the place of the saved addresses in a dialog that is open already.
  useEffect(() => pin.current?.focus(), [])
  const postalCode = field('postalCode')
  return (
    <>
      <TextField
        ref={pin}
        label={addressTexts.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        {...postalCode}
        hint={postalCode.error ? undefined : addressTexts.postalCodeHint}
        onChange={({ target }) => change(placeOfPin(target.value))}
        onBlur={() => leave('postalCode')}
        data-autofocus
      />
      <PlaceFields field={field} />
      <TextArea
        label={addressTexts.shipAddress}
        hint={addressTexts.shipAddressHint}
        autoComplete="street-address"
        maxLength={limits.text.address}
        {...field('shipAddress')}
      />
    </>
  )
}

function PlaceFields({ field }: Pick<Form<Draft>, 'field'>) {
  const state = field('state')
  const [kept] = useState(state.value)
  useStates()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={addressTexts.state}
        placeholder={addressTexts.chooseState}
        options={statesWith(kept, state.value)}
        autoComplete="address-level1"
        {...state}
      />
      <TextField
        label={addressTexts.city}
        autoComplete="address-level2"
        maxLength={limits.text.name}
        {...field('city')}
      />
    </div>
  )
}
