import { type FormEvent, useId, useState } from 'react'
import { setPromisedDay } from '#contract/shipments/shipment.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { sendTexts, shipmentsTexts as texts } from './shipments-texts.ts'

type PromisedDayProps = { orderId: string; day: string | null; onChanged: () => unknown }

/** The seller says by when the goods leave. */
export function PromisedDay(props: PromisedDayProps) {
  const formId = useId()
  const { isOpen, setOpen, typed, setTyped, action, submit } = usePromise(props)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.day ? texts.changePromise : texts.promise}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.promiseTitle}
        keep={sendTexts.keep}
        confirm={texts.save}
        tone="primary"
        keepOnScrim
        action={action}
        form={formId}
        onClose={() => setOpen(false)}
      >
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={texts.promiseDay}
            hint={texts.promiseHint}
            type="date"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </ConfirmDialog>
    </>
  )
}

function usePromise({ orderId, day, onChanged }: PromisedDayProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(day ?? '')
  const action = useAction({
    send: () => api(setPromisedDay, { orderId, promised_on: typed || null }),
    failure: texts.promiseError,
    success: ({ content }) => content,
    onDone: () => {
      setOpen(false)
      return onChanged()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void action.run()
  }
  return { isOpen, setOpen, typed, setTyped, action, submit }
}
