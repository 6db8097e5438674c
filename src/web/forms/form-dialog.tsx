import { type ComponentProps, type FormEvent, useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Sending, send } from './send-form.tsx'

type FormDialogProps<Draft> = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'form' | 'action' | 'onConfirm' | 'keepOnScrim' | 'tone'
> &
  Sending<Draft> & {
    /** The distance between its fields. */
    gap?: string
    /** What has changed meanwhile; stands above its fields. */
    notice?: string | null | undefined
  }

/** A dialog with a form that its confirming button sends; what is typed survives a press beside it. */
export function FormDialog<Draft>(props: FormDialogProps<Draft>) {
  const { form, onSend: _, gap = 'gap-4', notice, children, ...dialog } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) send(props)
  }
  return (
    <ConfirmDialog {...dialog} tone="primary" keepOnScrim form={formId}>
      <form ref={form.form} id={formId} noValidate onSubmit={submit} className={cx('grid', gap)}>
        {notice && (
          <Notice tone="warning" live>
            {notice}
          </Notice>
        )}
        {children}
      </form>
    </ConfirmDialog>
  )
}
