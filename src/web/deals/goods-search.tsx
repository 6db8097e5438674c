import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type Product, searchProducts } from '#contract/products/product.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { listedWord } from '#web/gst/gst-word.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { offerTexts as texts } from './deals-texts.ts'

type GoodsSearchProps = { sellerId: string; onChoose: (product: Product) => void }

const shown = 6

/** Products of the room's shop, found by their words; a press takes one into the offer. */
export function GoodsSearch({ sellerId, onChoose }: GoodsSearchProps) {
  const [q, setQuery] = useState('')
  const [typed, type] = useDebounced({
    value: q,
    onChange: setQuery,
    trim: (text) => text.trim(),
    delay: 300,
  })
  const { answer, error } = useAnswer(`${sellerId} ${q}`, (signal) =>
    api(searchProducts, { q, seller_id: sellerId, limit: shown }, { signal }),
  )
  return (
    <div className="grid gap-2 rounded-large border border-border p-3">
      <TextField
        label={texts.search}
        type="search"
        autoComplete="off"
        maxLength={limits.text.query}
        leading={<Search />}
        value={typed}
        onChange={({ target }) => type(target.value)}
        // Enter searches; it must not send the offer around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!(answer || error) && <LoadingShape className="h-24" />}
      {answer && answer.products.length > 0 && (
        <ul className="grid gap-1">
          {answer.products.slice(0, shown).map((product) => (
            <li key={product.product_id}>
              <Found product={product} onChoose={() => onChoose(product)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-muted text-small empty:hidden">
        {error !== undefined && !answer && texts.searchError}
        {answer?.products.length === 0 && texts.noneFound}
      </p>
    </div>
  )
}

function Found({ product, onChoose }: { product: Product; onChoose: () => void }) {
  const { product_name, unit, gst_rate_bp } = product
  const price = rupees(product.prices[0]?.price ?? 0)
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-label={texts.choose(product_name, price, unit)}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-surface-2"
    >
      <Plus className="size-5 flex-none text-primary" />
      <span className="min-w-0 flex-1 wrap-anywhere font-medium text-small">{product_name}</span>
      <span className="num flex-none text-right text-muted text-small">
        {price} <span className="block text-xs">{listedWord(gst_rate_bp)}</span>
      </span>
    </button>
  )
}
