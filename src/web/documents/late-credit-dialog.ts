import { late } from '#web/late/late.tsx'
import type { CreditDialogProps } from './credit-dialog.tsx'

export const LateCreditDialog = late<CreditDialogProps>(
  async () => (await import('./credit-dialog.tsx')).CreditDialog,
  ({ onClose }) => onClose(),
)
