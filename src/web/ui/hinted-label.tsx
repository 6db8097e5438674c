import { ChevronRight } from 'lucide-react'

type HintedLabelProps = { label: string; hint: string; className: string }

/** The words of a link that fills its row: what it is called, a hint, and the arrow at the end. */
export const HintedLabel = ({ label, hint, className }: HintedLabelProps) => (
  <>
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className={`block ${className}`}>{label}</span>
      <span className="block text-muted text-small">{hint}</span>
    </span>
    <ChevronRight className="text-subtle" />
  </>
)
