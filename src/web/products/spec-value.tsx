import { choicesOf, paintOf } from './spec-values.ts'

const longestChoice = 32

/** A list of choices becomes chips; a sentence with commas stays a sentence. */
export function SpecValue({ name, value }: { name: string; value: string }) {
  const choices = choicesOf(value)
  if (choices.length < 2 || choices.some((choice) => choice.length > longestChoice)) return value
  return (
    <ul className="flex flex-wrap gap-1.5">
      {choices.map((choice) => (
        <li
          key={choice}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-small border border-border px-2.5 text-[.8125rem]"
        >
          <Dot paint={paintOf(name, choice)} />
          {choice}
        </li>
      ))}
    </ul>
  )
}

function Dot({ paint }: { paint: string | undefined }) {
  if (!paint) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
      <circle cx="6" cy="6" r="5.5" fill={paint} stroke="oklch(.6 0 0 / .5)" />
    </svg>
  )
}
