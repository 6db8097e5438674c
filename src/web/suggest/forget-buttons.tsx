import { X } from 'lucide-react'
import { suggestTexts } from './suggest-texts.ts'

type ForgetButtonsProps = { searches: readonly string[]; onForget: (search: string) => void }

/** Beside the rows of own searches, not within: a list of options may hold nothing else to press. */
export function ForgetButtons({ searches, onForget }: ForgetButtonsProps) {
  return (
    <ul aria-label={suggestTexts.forgetAll} className="absolute top-9 right-2">
      {searches.map((search) => (
        <li key={search}>
          <button
            type="button"
            aria-label={suggestTexts.forget(search)}
            title={suggestTexts.forget(search)}
            onClick={() => onForget(search)}
            className="grid size-11 place-items-center rounded-large text-muted hover:text-text"
          >
            <X className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
