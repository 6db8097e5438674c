import { Flag } from 'lucide-react'
import { useState } from 'react'
import { grievancePath } from '#contract/paths.ts'
import { late } from '#web/late/late.tsx'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { reportButtonTexts as texts } from './report-button-texts.ts'
import type { Subject } from './subject.ts'

const ReportDialog = late(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  ({ onClose }) => onClose(),
)

type ReportButtonProps = { subject: Subject; name: string; className?: string }

/** Tells the desk about what stands here; visitors write to the grievance officer. */
export function ReportButton({ subject, name, className }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const look = {
    variant: 'ghost',
    size: 'sm',
    icon: <Flag className="size-4" />,
    className: cx('font-medium text-muted!', className),
    children: texts[subject.kind],
  } as const
  return (
    <>
      <ByMembership
        visitor={<ButtonLink to={grievancePath} {...look} />}
        member={<Button {...look} onClick={() => setOpen(true)} />}
      />
      {isOpen && <ReportDialog {...{ subject, name }} onClose={() => setOpen(false)} />}
    </>
  )
}
