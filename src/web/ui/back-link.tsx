import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

type BackLinkProps = { to: string; label: string; className?: string }

/** Above the heading of a page: where it hangs. */
export function BackLink({ to, label, className = 'mb-2' }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        '-ml-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 font-semibold text-label hover:bg-surface-2',
        className,
      )}
    >
      <ArrowLeft />
      {label}
    </Link>
  )
}
