import { type FormEvent, useId, useState } from 'react'
import { changeShipment, type Shipment } from '#contract/shipments/shipment.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
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
  const formId = useId()
  const before = transportDraftOf(shipment)
  const form = useForm<TransportDraft>({ start: before, rules: transportDraftRules })
  const action = useAction({
    form,
    send: (draft: TransportDraft) =>
      api(changeShipment, { shipmentId: shipment.shipment_id, ...transportOf(draft, before) }),
    failure: texts.changeError,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      return onChanged()
    },
    leaves: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) void action.run(form.draft)
  }
  return (
    <ConfirmDialog
      title={texts.editTitle(shipment.seq)}
      keep={sendTexts.keep}
      confirm={texts.save}
      tone="primary"
      keepOnScrim
      action={action}
      form={formId}
      onClose={onClose}
    >
      <form ref={form.form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TransportFields field={form.field} />
        <PortalFields field={form.field} />
      </form>
    </ConfirmDialog>
  )
}
