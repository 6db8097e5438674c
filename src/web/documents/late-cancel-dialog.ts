import { late } from '#web/late/late.tsx'

export const LateCancelDialog = late(
  async () => (await import('./cancel-invoice-dialog.tsx')).CancelInvoiceDialog,
  ({ onClose }) => onClose(),
)
