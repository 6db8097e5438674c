import { late } from '#web/late/late.tsx'

export const LateDocumentsDialog = late(
  async () => (await import('./documents-dialog.tsx')).DocumentsDialog,
  ({ onClose }) => onClose(),
)
