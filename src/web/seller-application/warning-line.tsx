import { Info } from 'lucide-react'

/** Worth a second look, never a reason to refuse. */
export function WarningLine({ children }: { children: string }) {
  return (
    <span className="flex gap-1.5 font-medium text-warning-fg">
      <Info className="mt-0.5 size-4" />
      {children}
    </span>
  )
}
