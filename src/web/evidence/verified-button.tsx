import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { late } from '#web/late/late.tsx'

const EvidenceDialog = late(
  async () => (await import('./evidence-dialog.tsx')).EvidenceDialog,
  ({ onClose }) => onClose(),
)

type VerifiedButtonProps = { sellerId: string; className: string; children: string }

/** 'Verified' as a button: behind it stands what was checked. */
export function VerifiedButton({ sellerId, className, children }: VerifiedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <BadgeCheck className="size-4" />
        <u>{children}</u>
      </button>
      {isOpen && <EvidenceDialog sellerId={sellerId} onClose={() => setOpen(false)} />}
    </>
  )
}
