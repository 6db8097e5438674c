import { Search } from 'lucide-react'
import type { ChangeEvent, FormEvent } from 'react'
import { Form, useSearchParams } from 'react-router'
import { appTexts } from './app-texts.ts'

/** The search of the market bar; it keeps the question in the field and refuses a blank one. */
export function MarketSearch() {
  const [params] = useSearchParams()
  const asked = params.get('q') ?? ''
  return (
    <Form
      role="search"
      action="/search"
      className="flex h-[46px] min-w-0 max-w-130 flex-1 items-center gap-2.5 rounded-large border border-border-strong bg-surface pl-3.5 focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-1"
    >
      <Search className="text-subtle" />
      <input
        key={asked}
        type="search"
        name="q"
        aria-label={appTexts.searchLabel}
        placeholder={appTexts.searchPlaceholder}
        defaultValue={asked}
        required
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onInvalid={(event: FormEvent<HTMLInputElement>) => explain(event.currentTarget)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => explain(event.currentTarget)}
        className="h-full w-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-subtle [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className="mr-1 hidden min-h-9 rounded-[9px] bg-primary px-3.5 font-semibold text-primary-fg text-sm hover:bg-primary-hover lg:block"
      >
        {appTexts.search}
      </button>
    </Form>
  )
}

/** `required` lets blanks through and speaks the browser's words; this does neither. */
function explain(field: HTMLInputElement) {
  field.setCustomValidity(field.value.trim() === '' ? appTexts.searchMissing : '')
}
