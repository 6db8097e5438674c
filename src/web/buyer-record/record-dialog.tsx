import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { buyerRecordTexts as texts } from './buyer-record-texts.ts'
import { RecordOfBuyer } from './record-of-buyer.tsx'

type RecordDialogProps = { buyerId: string; name: string; onClose: () => void }

/** The same over a chat. */
export const RecordDialog = ({ buyerId, name, onClose }: RecordDialogProps) => (
  <Dialog open onlyText title={texts.title} subtitle={name} onClose={onClose}>
    <RecordOfBuyer buyerId={buyerId} />
  </Dialog>
)
