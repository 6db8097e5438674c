import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ShownAction } from '#web/ui/dialogs/confirm-dialog.tsx'
import { FailureNotice } from './failure-notice.tsx'

/** What sending needs of a `useForm`. */
type CheckedForm = {
  readonly form?: RefObject<HTMLFormElement | null>
  readonly check: () => boolean
}

/** What is sent once nothing in a form is wrong: its draft by its action, unless `onSend` does it otherwise. */
export type Sending<Draft> =
  | {
      form: CheckedForm & { readonly draft: Draft }
      action: ShownAction & { readonly run: (draft: Draft) => unknown }
      onSend?: undefined
    }
  | { form: CheckedForm; action: ShownAction; onSend: () => unknown }

export function send<Draft>(sending: Sending<Draft>) {
  if (sending.onSend) sending.onSend()
  else sending.action.run(sending.form.draft)
}

type SendFormProps<Draft> = Sending<Draft> & {
  /** Its one button. */
  label: string
  variant?: 'primary' | 'secondary'
  /** Its fields. */
  children: ReactNode
}

/** A form of a page or a dialog without a footer: fields, why it was not taken, one button. */
export function SendForm<Draft>(props: SendFormProps<Draft>) {
  const { form, action, label, variant = 'primary', children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // One at a time.
    if (!action.isPending && form.check()) send(props)
  }
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="grid gap-4">
      {children}
      <FailureNotice action={action} />
      <Button type="submit" variant={variant} size="lg" loading={action.isPending}>
        {label}
      </Button>
    </form>
  )
}
