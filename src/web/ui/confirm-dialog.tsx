import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'
import { whileBusy } from './while-busy.ts'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** The buttons: leave everything as it is, and go ahead. */
  keep: string
  confirm: string
  /** Why it could not be done; empty where nothing failed. */
  fault?: string
  onClose: () => void
  onConfirm: () => Promise<void>
  /** Names what will be gone. */
  children: ReactNode
}

/** Asks before something is gone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, keep, confirm, fault, onClose, onConfirm, children } = props
  const [isBusy, setBusy] = useState(false)
  const go = () => whileBusy(setBusy, onConfirm)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {fault && (
        <Notice tone="danger" live className="mt-4">
          {fault}
        </Notice>
      )}
    </Dialog>
  )
}
