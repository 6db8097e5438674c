import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Dialog } from './dialog.tsx'

/** What a dialog shows of the action that it asks about. */
export type ShownAction = {
  readonly isPending: boolean
  /** Why it could not be done; empty where nothing failed. */
  readonly failure?: string
  readonly clear?: () => void
}

type ConfirmDialogProps = {
  open?: boolean
  title: string
  /** The buttons: leave everything as it is, and go ahead. */
  keep: string
  confirm: string
  /** Something is gone afterwards, unless this says otherwise. */
  tone?: 'danger' | 'primary'
  action?: ShownAction | undefined
  isDisabled?: boolean
  /** What is typed must not be lost by a press beside it. */
  keepOnScrim?: boolean
  onClose: () => void
  /** What going ahead does, or the form that it sends. */
  onConfirm?: () => unknown
  form?: string
  /** Names what it is about. */
  children: ReactNode
}

const nothingPending: ShownAction = { isPending: false }

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, action = nothingPending, keepOnScrim = false, onClose, children } = props
  const close = () => {
    action.clear?.()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      keepOnScrim={keepOnScrim}
      footer={<Choice {...props} isPending={action.isPending} onClose={close} />}
    >
      {children}
      {action.failure && (
        <Notice tone="danger" live className="mt-4">
          {action.failure}
        </Notice>
      )}
    </Dialog>
  )
}

function Choice(props: ConfirmDialogProps & { isPending: boolean }) {
  const { keep, confirm, tone = 'danger', isPending, isDisabled, form, onClose, onConfirm } = props
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {keep}
      </Button>
      <Button
        variant={tone}
        loading={isPending}
        disabled={isDisabled}
        {...(form ? { type: 'submit', form } : { onClick: () => onConfirm?.() })}
      >
        {confirm}
      </Button>
    </>
  )
}
