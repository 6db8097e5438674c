import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { placeOfSupply } from '#contract/tax/place-of-supply.ts'
import { offeredCodes } from '#contract/tax/states.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { placeText } from '#web/billing/billing-text.tsx'
import { useStates } from '#web/states/use-states.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { documentsTexts as texts } from './documents-texts.ts'
import { IssuePreview } from './issue-preview.tsx'
import { linesOf, type Stated, typedWhole } from './line-tax.ts'
import { LineTaxFields } from './line-tax-fields.tsx'

type IssueDialogProps = { order: OrderDetails; onClose: () => void; onIssued: () => unknown }

/** A number that is taken stays taken, so issuing asks first; also for the state, where nobody knows it. */
export function IssueDialog({ order, onClose, onIssued }: IssueDialogProps) {
  useStates()
  const [place, setPlace] = useState('')
  const [stated, setStated] = useState<Stated>({})
  const isPlaceOpen = supplyStateOf(order) === undefined
  const { issuing, longCodes } = useIssuing({ order, onClose, onIssued }, draftOf(order, place, stated))
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
      <IssuePreview order={order} draft={draftOf(order, place, typedWhole(stated))} />
      {isPlaceOpen && <PlaceField place={place} onChange={setPlace} />}
      <LineTaxFields {...{ order, longCodes, stated }} onChange={setStated} />
    </ConfirmDialog>
  )
}

const draftOf = ({ order_id: orderId }: OrderDetails, place: string, stated: Stated) => ({
  orderId,
  ...(place ? { supply_state_code: place } : {}),
  ...linesOf(stated),
})

function useIssuing({ onClose, onIssued }: IssueDialogProps, draft: ReturnType<typeof draftOf>) {
  const [longCodes, setLongCodes] = useState(false)
  const issuing = useAction({
    send: () => api(issueInvoice, draft),
    failure: texts.issueError,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      onIssued()
    },
    onFailed: ({ error }) => {
      if (!(error instanceof ApiError && error.status === 409)) return
      if (error.field === 'lines') setLongCodes(true)
      // Another tab may have issued it: then it stands there now, and this question goes.
      onIssued()
    },
  })
  return { issuing, longCodes }
}

const states = () => offeredCodes().map((code) => ({ value: code, label: placeText(code) }))

const PlaceField = ({ place, onChange }: { place: string; onChange: (place: string) => void }) => (
  <SelectField
    className="mt-4"
    label={texts.place}
    hint={texts.placeHint}
    placeholder={texts.choosePlace}
    required
    value={place}
    options={states()}
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
