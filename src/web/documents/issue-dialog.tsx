import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { placeOfSupply } from '#contract/tax/place-of-supply.ts'
import { gstStates } from '#contract/tax/states.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { placeText } from '#web/billing/billing-text.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { documentsTexts as texts } from './documents-texts.ts'
import { type Added, linesOf } from './missing-tax.ts'
import { MissingTaxFields } from './missing-tax-fields.tsx'

type IssueDialogProps = { order: OrderDetails; onClose: () => void; onIssued: () => unknown }

/** A number that is taken stays taken, so issuing asks first; also for the state, where nobody knows it. */
export function IssueDialog({ order, onClose, onIssued }: IssueDialogProps) {
  const [place, setPlace] = useState('')
  const [added, setAdded] = useState<Added>({})
  const isPlaceOpen = supplyStateOf(order) === undefined
  const issuing = useAction({
    send: () =>
      api(issueInvoice, {
        orderId: order.order_id,
        ...(place ? { supply_state_code: place } : {}),
        ...linesOf(added),
      }),
    failure: texts.issueError,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      onIssued()
    },
    // Another tab may have issued it: then it stands there now, and this question goes.
    onFailed: ({ error }) => error instanceof ApiError && error.status === 409 && onIssued(),
  })
  return (
    <ConfirmDialog
      title={texts.issueTitle}
      keep={texts.keep}
      confirm={texts.issueNow}
      tone="primary"
      isDisabled={isPlaceOpen && place === ''}
      keepOnScrim
      action={issuing}
      onClose={onClose}
      onConfirm={() => issuing.run()}
    >
      <p>{texts.issueHint}</p>
      {isPlaceOpen && <PlaceField place={place} onChange={setPlace} />}
      <MissingTaxFields order={order} added={added} onChange={setAdded} />
    </ConfirmDialog>
  )
}

const states = Object.keys(gstStates)
  .sort()
  .map((code) => ({ value: code, label: placeText(code) }))

const PlaceField = ({ place, onChange }: { place: string; onChange: (place: string) => void }) => (
  <SelectField
    className="mt-4"
    label={texts.place}
    hint={texts.placeHint}
    placeholder={texts.choosePlace}
    required
    value={place}
    options={states}
    onChange={(event) => onChange(event.target.value)}
  />
)

/** As the server finds it where the order does not say it. */
const supplyStateOf = ({ supply_state_code, ship_to = 'own', address, bill_to }: OrderDetails) =>
  supply_state_code ??
  placeOfSupply({
    shipTo: ship_to,
    shipState: stateCodeOfAddress(address.state, address.postal_code),
    buyerState: bill_to?.state_code,
  })
