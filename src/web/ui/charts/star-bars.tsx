import { Star } from 'lucide-react'
import { grouped } from '#web/ui/formats/rupees.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'

type StarBarsProps = { counts: readonly { rating: number; count: number }[]; label?: string }

/** How many gave how many stars, five first. */
export function StarBars({ counts, label }: StarBarsProps) {
  const highest = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul aria-label={label} className="num grid gap-1.5 text-small">
      {counts.map(({ rating, count }) => (
        <li key={rating} className="grid grid-cols-[34px_1fr_44px] items-center gap-2">
          <span className="flex items-center gap-1 font-medium">
            <span className="sr-only">{uiTexts.starCount(rating)}: </span>
            <span aria-hidden="true">{rating}</span>
            <Star aria-hidden="true" className="size-3.5 fill-accent text-[oklch(.66_.14_70)]" />
          </span>
          <svg aria-hidden="true" className="h-2 w-full rounded-full bg-surface-3">
            <rect width={`${(count / highest) * 100}%`} height="8" rx="4" className="fill-accent" />
          </svg>
          <span className="text-right text-muted">{grouped(count)}</span>
        </li>
      ))}
    </ul>
  )
}
