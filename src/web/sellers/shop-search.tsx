import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { limits } from '#contract/limits.ts'
import { KeptFields } from '#web/filters/kept-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { sellerTexts as texts } from './seller-texts.ts'

/** Looks for words in this shop alone; without any script the browser's own form does the same. */
export function ShopSearch({ q, params }: { q: string; params: URLSearchParams }) {
  return (
    <Form role="search" preventScrollReset className="flex w-full gap-2 md:w-96">
      <KeptFields params={params} except={['find']} />
      <input
        key={q}
        type="search"
        name="find"
        defaultValue={q}
        maxLength={limits.text.query}
        aria-label={texts.search}
        placeholder={texts.search}
        className="min-h-11 w-full min-w-0 flex-1 rounded-control border border-border-strong bg-surface px-3.5 text-base placeholder:text-subtle hover:border-muted"
      />
      <Button type="submit" variant="secondary" icon={<Search />}>
        {texts.searchButton}
      </Button>
    </Form>
  )
}
