import { Star } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'

const five = [1, 2, 3, 4, 5] as const

type StarInputProps = {
  label: string
  /** 0 until a star is chosen. */
  value: number
  onChange: (stars: number) => void
  /** Tells this group from others of the page. */
  name: string
}

/** Five radios of 44 px; the chosen star and those before it are filled. */
export function StarInput({ label, value, onChange, name }: StarInputProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-label">{label}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {five.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-small hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={uiTexts.starCount(stars)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Star
              aria-hidden="true"
              className={cx(
                'pointer-events-none size-7! stroke-[1.4]! text-[oklch(.6_.14_70)]',
                stars <= value ? 'fill-accent' : 'fill-none',
              )}
            />
          </label>
        ))}
        {value > 0 && (
          <span aria-hidden="true" className="num ml-2 font-medium text-muted text-small">
            {uiTexts.starCount(value)}
          </span>
        )}
      </div>
    </fieldset>
  )
}
