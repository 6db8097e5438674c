import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={cx('animate-spin', className)} />
}
