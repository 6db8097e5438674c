import { History, Search, Store } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import type { Choice } from './choices.ts'
import { suggestTexts } from './suggest-texts.ts'
import { typedParts } from './typed-parts.ts'

type ChoiceRowProps = {
  id: string
  choice: Choice
  typed: string
  isActive: boolean
  onChoose: () => void
}

export function ChoiceRow({ id, choice, typed, isActive, onChoose }: ChoiceRowProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The field has the focus and the keys; see the combobox pattern of WAI-ARIA.
    <button
      type="button"
      tabIndex={-1}
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={cx(
        'flex h-11 w-full cursor-pointer text-left items-center gap-3 px-4 hover:bg-surface-2',
        choice.kind === 'past' && 'pr-14',
        isActive && 'bg-surface-2 shadow-[inset_3px_0_0_var(--primary)]',
      )}
    >
      <RowPicture choice={choice} />
      <span className="min-w-0 flex-1 truncate">
        {choice.kind === 'category' && typed !== '' && (
          <span className="text-muted">{suggestTexts.inCategory} </span>
        )}
        <Words choice={choice} typed={typed} />
      </span>
      {choice.note && <span className="max-w-2/5 flex-none truncate text-muted text-xs">{choice.note}</span>}
    </button>
  )
}

/** Bold is what the suggestion adds to what was typed; own and popular words stand as they are. */
function Words({ choice, typed }: { choice: Choice; typed: string }) {
  if (typed.trim() === '') return choice.text
  return typedParts(choice.text, typed).map(({ text, isTyped, start }) =>
    isTyped ? (
      text
    ) : (
      <b key={start} className="font-semibold">
        {text}
      </b>
    ),
  )
}

const icons = { past: History, query: Search, supplier: Store } as const

function RowPicture({ choice: { kind, image, to } }: { choice: Choice }) {
  if (kind === 'category')
    return <img src={image ?? ''} alt="" width={96} height={96} className="size-8 flex-none" />
  if (kind === 'product')
    return (
      <Picture
        url={image}
        alt=""
        sizes="32px"
        width={240}
        height={240}
        toneKey={to}
        className="size-8 flex-none rounded-badge"
      />
    )
  const Icon = icons[kind]
  return (
    <span className="grid size-8 flex-none place-items-center text-muted">
      <Icon className="size-4.5" />
    </span>
  )
}
