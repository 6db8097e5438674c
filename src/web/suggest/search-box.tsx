import { Search } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { searchFor } from '#web/navigation/search-path.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { cx } from '#web/ui/cx.ts'

// Suggestions come with the first touch of a field. Without them, as when the line breaks, one can still search.
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })))

type SearchBoxProps = {
  className: string
  fieldClassName: string
  label: string
  placeholder: string
  /** Where the words are searched. */
  action: string
  initial?: string
  /** A blank question is refused in words; otherwise it leads nowhere. */
  required?: boolean
  /** The button that searches. */
  children: ReactNode
}

/** A search field that suggests while one types. On phones it fills the screen for as long. */
export function SearchBox(props: SearchBoxProps) {
  const { action, className, fieldClassName, children, ...field } = props
  const frame = useRef<HTMLElement>(null)
  const [isTouched, setTouched] = useState(false)
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (!words) return
    // Closes the suggestions and a phone's keyboard, so that the results are seen.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate(searchFor(words, action))
  }
  return (
    <search ref={frame} className={cx('search-box', className)}>
      <Form
        action={action}
        onSubmit={submit}
        className={cx(
          'flex items-center border border-border-strong bg-surface pl-3.5 holds-focus:outline-2 holds-focus:outline-focus',
          fieldClassName,
        )}
      >
        <Search className="search-mark text-subtle" />
        <SearchField {...field} onTouch={() => setTouched(true)} />
        {children}
      </Form>
      {isTouched && (
        <Suspense>
          <Suggestions frame={frame} action={action} />
        </Suspense>
      )}
    </search>
  )
}

type SearchFieldProps = Pick<SearchBoxProps, 'label' | 'placeholder' | 'initial' | 'required'> & {
  /** The first touch fetches the suggestions. */
  onTouch: () => void
}

function SearchField({ label, placeholder, initial = '', required, onTouch }: SearchFieldProps) {
  return (
    <input
      ref={useWordsOfPage(initial)}
      type="search"
      name="q"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded="false"
      placeholder={placeholder}
      defaultValue={initial}
      required={required}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      onFocus={onTouch}
      onInput={onTouch}
      {...(required ? { onInvalid: explain, onChange: explain } : {})}
      className="h-full w-full min-w-0 flex-1 text-ellipsis bg-transparent text-base outline-none placeholder:text-subtle"
    />
  )
}

/** Shows what the page answers, but never over words that somebody wrote while the page was on its way. */
function useWordsOfPage(words: string) {
  const ref = useRef<HTMLInputElement>(null)
  const shown = useRef(words)
  useEffect(() => {
    const field = ref.current
    if (!field || shown.current === words) return
    const isWriting = field === document.activeElement && field.value !== shown.current
    shown.current = words
    if (!isWriting) field.value = words
  }, [words])
  return ref
}

/** `required` alone accepts blanks, and shows the browser's own words. */
function explain({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  field.setCustomValidity(field.value.trim() === '' ? siteTexts.searchMissing : '')
}
