import { Star } from 'lucide-react'
import { cx } from './cx.ts'
import { uiTexts } from './ui-texts.ts'

const five = [1, 2, 3, 4, 5]

/** Stars to look at; each is filled as far as the rating reaches. */
export function Rating({ value, className }: { value: number; className?: string }) {
  return (
    <span role="img" aria-label={uiTexts.stars(value)} className={cx('relative inline-flex', className)}>
      <StarRow className="fill-none" />
      {/* An inner picture is cut at its width; a style attribute would not be let through by the page's policy. */}
      <svg
        aria-hidden="true"
        width={`${Math.min(100, Math.max(0, value * 20))}%`}
        className="absolute inset-y-0 left-0 h-full"
      >
        <foreignObject width="80" height="16">
          <StarRow className="fill-accent" />
        </foreignObject>
      </svg>
    </span>
  )
}

function StarRow({ className }: { className: string }) {
  return (
    <span className="inline-flex w-max">
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cx('size-4 stroke-[1.2]! text-[oklch(.66_.14_70)]', className)}
        />
      ))}
    </span>
  )
}
