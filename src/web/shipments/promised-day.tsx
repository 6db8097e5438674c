import { useState } from 'react'
import { setPromisedDay } from '#contract/shipments/shipment.ts'
import { closeThen } from '#web/actions/close-then.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { sendTexts, shipmentsTexts as texts } from './shipments-texts.ts'

type PromisedDayProps = { orderId: string; day: string | null; onChanged: () => unknown }

/** The seller says by when the goods leave. */
export function PromisedDay(props: PromisedDayProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.day ? texts.changePromise : texts.promise}
      </Button>
      {isOpen && <PromiseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PromiseDialog({ orderId, day, onChanged, onClose }: PromisedDayProps & { onClose: () => void }) {
  const form = useForm({
    start: { promised_on: day ?? '' },
    // A blank day takes back the one that was promised.
    rules: { promised_on: (typed: string) => (typed || day ? undefined : texts.dayNeeded) },
  })
  const action = useAction({
    form,
    send: (promised_on: string | null) => api(setPromisedDay, { orderId, promised_on }),
    failure: texts.promiseError,
    success: ({ content }) => content,
    onDone: closeThen(onClose, onChanged),
  })
  return (
    <FormDialog
      title={texts.promiseTitle}
      keep={sendTexts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onSend={() => action.run(form.draft.promised_on || null)}
      onClose={onClose}
    >
      <TextField
        label={texts.promiseDay}
        hint={day ? texts.takeBackHint : texts.promiseHint}
        type="date"
        {...form.field('promised_on')}
      />
    </FormDialog>
  )
}
