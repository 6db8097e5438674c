import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { landingTexts } from './landing-texts.ts'

export const searchPath = (words: string) => `/search?q=${encodeURIComponent(words)}`

/** A blank question leads nowhere. */
export function HeroSearch() {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (words) void navigate(searchPath(words))
  }
  return (
    <Form
      role="search"
      action="/search"
      onSubmit={search}
      className="mt-5 flex items-center gap-2 rounded-panel border border-border-strong bg-surface p-[5px] pl-3.5 shadow-md focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 md:mt-7 md:p-[7px] md:pl-4.5"
    >
      <Search className="hidden text-subtle md:block" />
      <input
        type="search"
        name="q"
        aria-label={landingTexts.searchLabel}
        placeholder={landingTexts.searchPlaceholder}
        maxLength={limits.text.query}
        enterKeyHint="search"
        autoComplete="off"
        className="h-12 w-full min-w-0 flex-1 text-ellipsis bg-transparent text-base outline-none placeholder:text-subtle [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className={buttonClass({ size: 'lg', className: 'min-h-12 w-12 px-0 md:min-h-13 md:w-auto md:px-6' })}
      >
        <Search />
        <span className="max-md:sr-only">{landingTexts.search}</span>
      </button>
    </Form>
  )
}
