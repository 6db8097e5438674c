import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'

/** The thin lattice of the brand; the caller's class gives colour, opacity and mask. */
export function Jaali({ className }: { className?: string }) {
  const pattern = useId()
  return (
    <svg
      width="100%"
      height="100%"
      aria-hidden="true"
      className={cx('pointer-events-none absolute inset-0', className)}
    >
      <defs>
        <pattern id={pattern} width="56" height="56" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M28 0C34 10 46 22 56 28 46 34 34 46 28 56 22 46 10 34 0 28 10 22 22 10 28 0Z" />
            <circle cx="28" cy="28" r="7" />
            <circle cx="0" cy="0" r="9" />
            <circle cx="56" cy="0" r="9" />
            <circle cx="0" cy="56" r="9" />
            <circle cx="56" cy="56" r="9" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}
