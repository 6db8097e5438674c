import { ClipboardList } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { late } from '#web/late/late.tsx'
import { buyerRecordTexts as texts } from './buyer-record-texts.ts'

const RecordDialog = late(
  async () => (await import('./record-dialog.tsx')).RecordDialog,
  ({ onClose }) => onClose(),
)

type RecordButtonProps = { buyerId: string; name: string; children: ReactNode }

/** A buyer's name as a button: behind it stands how they order and pay. */
export function RecordButton({ buyerId, name, children }: RecordButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        title={texts.open(name)}
        className="-my-3 flex max-w-full items-center gap-1.5 py-3 text-left hover:underline"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{children}</span>
        <ClipboardList className="size-4 flex-none text-muted" />
      </button>
      {isOpen && <RecordDialog buyerId={buyerId} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
