import { ArrowLeft } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMedia } from '#web/ui/use-media.ts'
import { ChoiceList } from './choice-list.tsx'
import { type Choice, choicesFor, type Group, groupsAtRest } from './choices.ts'
import { ForgetButtons } from './forget-buttons.tsx'
import { forgetSearch, pastSearches, rememberSearch } from './past-searches.ts'
import { suggestTexts } from './suggest-texts.ts'
import { fieldOf, useField } from './use-field.ts'
import { isLongEnough, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = {
  /** What holds the field; it is marked `data-open` while suggestions are shown. */
  frame: RefObject<HTMLElement | null>
  /** Where searches lead. */
  action: string
}

/** What a search field suggests. The field is there before this script, which therefore attaches itself to it. */
export default function Suggestions({ frame, action }: SuggestionsProps) {
  const list = useId()
  const [past, setPast] = useState(pastSearches)
  const [words, setWords] = useState<string>()
  const groups = useGroups(words, past, action)
  const choices = groups.flatMap((group) => group.choices)
  const close = () => setWords(undefined)
  const choose = useChoose(frame, close)
  const activeIndex = useField({
    ...{ frame, list, words, choices, choose, close },
    open: (typed) => {
      setPast(pastSearches())
      setWords(typed)
    },
  })
  const forget = (search: string) => {
    forgetSearch(search)
    setPast(pastSearches())
    fieldOf(frame)?.focus()
  }

  if (words === undefined) return null
  return (
    <>
      <CloseButton onPress={close} />
      {choices.length > 0 && (
        <div
          ref={keepFocus}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2 text-text md:absolute md:inset-x-0 md:top-full md:z-50 md:mt-2 md:max-h-[min(78*var(--dvh),37rem)] md:rounded-large md:border md:border-border md:bg-surface md:shadow-lg"
        >
          <div className="relative">
            <ChoiceList {...{ list, groups, activeIndex, choose }} typed={words} />
            {groups[0]?.label === suggestTexts.past && <ForgetButtons searches={past} onForget={forget} />}
          </div>
          <p role="status" className="sr-only">
            {suggestTexts.count(choices.length)}
          </p>
        </div>
      )}
    </>
  )
}

/** Phones show it in place of the magnifier. */
function CloseButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={suggestTexts.close}
      onClick={onPress}
      className="absolute top-2 left-2 grid size-11 place-items-center rounded-large hover:bg-surface-2 md:hidden"
    >
      <ArrowLeft />
    </button>
  )
}

/** A press on a suggestion leaves the focus in the field. */
function keepFocus(element: HTMLElement | null) {
  element?.addEventListener('mousedown', (event) => event.preventDefault())
}

const nothing: Group[] = []

/** Eight rows fit above the keyboard of a phone. */
function useGroups(words: string | undefined, past: readonly string[], action: string): Group[] {
  const room = useMedia('(max-width: 47.99rem)') ? 8 : 10
  const suggestions = useSuggestions(words ?? '')
  if (words === undefined) return nothing
  if (!isLongEnough(words)) return groupsAtRest(past, action, room)
  const choices = choicesFor({ typed: words, past, suggestions }, action, room)
  return choices.length > 0 ? [{ label: '', choices }] : nothing
}

function useChoose(frame: RefObject<HTMLElement | null>, close: () => void) {
  const navigate = useNavigate()
  return ({ to, words }: Choice) => {
    const field = fieldOf(frame)
    if (words) rememberSearch(words)
    if (field) field.value = words ?? ''
    field?.blur()
    close()
    void navigate(to)
  }
}
