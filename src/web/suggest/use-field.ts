import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { rowId } from './choice-list.tsx'
import type { Choice } from './choices.ts'
import { rememberSearch } from './past-searches.ts'

type Frame = RefObject<HTMLElement | null>
type Joined = {
  frame: Frame
  list: string
  /** What is typed; undefined while the suggestions are closed. */
  words: string | undefined
  choices: readonly Choice[]
  choose: (choice: Choice) => void
  open: (typed: string) => void
  close: () => void
}

const nowhere = -1
const isPhone = () => matchMedia('(max-width: 47.99rem)').matches

export const fieldOf = (frame: Frame) => frame.current?.querySelector('input') ?? null

/** Joins the field to its suggestions after the combobox pattern of WAI-ARIA; answers the chosen row, -1 for none. */
export function useField(joined: Joined): number {
  const { frame, list, words, choices } = joined
  const [row, setRow] = useState({ words, index: nowhere })
  const activeIndex = row.words === words && row.index < choices.length ? row.index : nowhere

  const chosen = choices[activeIndex]

  const hear = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) press(event)
    else if (event instanceof FocusEvent && event.type === 'focusout') leave(event)
    else if (event.type === 'submit') submit()
    else openAt(event.target ?? fieldOf(frame))
  })
  const openAt = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement) joined.open(target.value)
  }
  const press = (event: KeyboardEvent) => {
    const isHere = event.target instanceof HTMLInputElement && !event.isComposing
    const act = isHere ? actFor(event.key) : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  const actFor = (key: string) => {
    const move = moves[key]
    if (words === undefined) return move ? () => openAt(fieldOf(frame)) : undefined
    if (move) return () => setRow({ words, index: move(activeIndex, choices.length) })
    return { Escape: joined.close, Enter: chosen && (() => joined.choose(chosen)) }[key]
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // A phone that puts its keyboard away takes the focus to nowhere; the suggestions stay to be chosen from.
    if (relatedTarget === null && isPhone()) return
    if (!(relatedTarget instanceof Node) || !frame.current?.contains(relatedTarget)) joined.close()
  }
  const submit = () => {
    rememberSearch(fieldOf(frame)?.value ?? '')
    joined.close()
  }

  useEffect(() => listen(frame, hear), [frame])
  useMarks({ frame, list, activeIndex, isOpen: words !== undefined, isShown: choices.length > 0 })
  return activeIndex
}

/** The field itself lies between the last row and the first. */
const moves: Readonly<Record<string, (index: number, rows: number) => number>> = {
  ArrowDown: (index, rows) => (index + 1 >= rows ? nowhere : index + 1),
  ArrowUp: (index, rows) => (index === nowhere ? rows - 1 : index - 1),
}

const heard = ['focusin', 'focusout', 'click', 'input', 'keydown', 'submit'] as const

function listen(frame: Frame, hear: (event: Event) => void) {
  const box = frame.current
  const field = fieldOf(frame)
  for (const name of heard) box?.addEventListener(name, hear)
  // It was touched before this could hear of it.
  if (field && field === document.activeElement) hear(new CustomEvent('joined'))
  return () => {
    for (const name of heard) box?.removeEventListener(name, hear)
  }
}

type Marks = { frame: Frame; list: string; activeIndex: number; isOpen: boolean; isShown: boolean }

function useMarks({ frame, list, activeIndex, isOpen, isShown }: Marks) {
  useEffect(() => {
    const field = fieldOf(frame)
    frame.current?.toggleAttribute('data-open', isOpen)
    field?.setAttribute('aria-expanded', String(isShown))
    set(field, 'aria-controls', isShown ? list : null)
    set(field, 'aria-activedescendant', isShown && activeIndex !== nowhere ? rowId(list, activeIndex) : null)
  })
}

function set(field: Element | null, name: string, value: string | null) {
  if (value === null) field?.removeAttribute(name)
  else field?.setAttribute(name, value)
}
