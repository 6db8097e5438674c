import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { adminTexts } from './admin-texts.ts'

type DecisionDialogProps = {
  open: boolean
  title: string
  confirm: string
  /** Common reasons, ready to be chosen. */
  quick: readonly string[]
  isDeciding: boolean
  onClose: () => void
  /** Resolves to true when the server accepted it; the dialog then closes. */
  onConfirm: (reason: string) => Promise<boolean>
  /** Names what it is about. */
  children: ReactNode
}

/** A decision that goes against a user, with the reason that the user will read. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { confirm, quick, isDeciding, onClose, onConfirm, ...dialog } = props
  const send = async (reason: string) => {
    if (await onConfirm(reason)) onClose()
  }
  return (
    <ReasonDialog
      {...dialog}
      texts={{ ...adminTexts, confirm, quick }}
      maxLength={limits.text.reason}
      action={{ isPending: isDeciding }}
      onClose={onClose}
      onSend={send}
    />
  )
}
