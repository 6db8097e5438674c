import { useState } from 'react'
import { changeShipment, type Shipment } from '#contract/shipments/shipment.ts'
import { closeThen } from '#web/actions/close-then.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { sendTexts, shipmentsTexts as texts } from './shipments-texts.ts'
import { type TransportDraft, transportDraftOf, transportDraftRules, transportOf } from './transport-draft.ts'
import { PortalFields, TransportFields } from './transport-fields.tsx'

type EditTransportProps = { shipment: Shipment; onChanged: () => unknown }

/** Another vehicle, an LR number that came later, the number of the e-way bill. */
export function EditTransport(props: EditTransportProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({ shipment, onChanged, onClose }: EditTransportProps & { onClose: () => void }) {
  // As the fields began: the page may read a later state behind them, which what nobody touched must not undo.
  const [before] = useState(() => transportDraftOf(shipment))
  const form = useForm<TransportDraft>({ start: before, rules: transportDraftRules })
  const action = useAction({
    form,
    send: (draft: TransportDraft) =>
      api(changeShipment, { shipmentId: shipment.shipment_id, ...transportOf(draft, before) }),
    failure: texts.changeError,
    success: ({ content }) => content,
    onDone: closeThen(onClose, onChanged),
    leaves: true,
  })
  return (
    <FormDialog
      title={texts.editTitle(shipment.seq)}
      keep={sendTexts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
    >
      <TransportFields field={form.field} />
      <PortalFields field={form.field} />
    </FormDialog>
  )
}
