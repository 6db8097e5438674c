import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Product } from '#contract/products/product.ts'
import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'
import { problemOf } from '#web/forms/form.ts'
import type { Form } from '#web/forms/use-form.ts'
import { useOfferedRates } from '#web/gst-rates/use-offered-rates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { offerTexts as texts } from './deals-texts.ts'
import { GoodsSearch } from './goods-search.tsx'
import { LineFields } from './line-fields.tsx'
import { type LineDraft, type LineField, lineOf, lineRules, type OfferDraft } from './offer-draft.ts'

type OfferLinesProps = {
  form: Form<OfferDraft>
  sellerId: string
  canTax: boolean
  scheme: TaxScheme | undefined
}

/** What is offered: products of the shop, and goods that it does not list. */
export function OfferLines({ form, sellerId, canTax, scheme }: OfferLinesProps) {
  const { lines } = form.draft
  const offered = useOfferedRates()
  const isJudged = form.errorOf('lines') !== undefined
  const setLines = (next: readonly LineDraft[]) => form.change({ lines: next })
  const write = (key: string, part: Partial<LineDraft>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const errorAt = (line: LineDraft, place: number) => (field: LineField) =>
    form.errorOf(`lines.${place}.${field}`) ?? (isJudged ? problemOf(lineRules, line, field) : undefined)
  return (
    <section aria-labelledby="goods" className="grid gap-3">
      <h3 id="goods" className="text-h3">
        {texts.goods}
      </h3>
      {lines.map((line, place) => (
        <LineFields
          key={line.key}
          line={line}
          place={place}
          canTax={canTax}
          isTaxed={scheme !== 'composition'}
          offered={offered}
          errorOf={errorAt(line, place)}
          onWrite={(part) => write(line.key, part)}
        >
          <RemoveLine
            name={line.product_name || texts.line(place + 1)}
            onPress={() => setLines(lines.filter(({ key }) => key !== line.key))}
          />
        </LineFields>
      ))}
      {isJudged && lines.length === 0 && <NoLines />}
      <AddLine
        sellerId={sellerId}
        startsOpen={lines.length === 0}
        isFull={lines.length >= limits.deal.lines}
        onAdd={(line) => setLines([...lines, line])}
      />
    </section>
  )
}

const NoLines = () => (
  <Notice tone="danger" live>
    {texts.noLines}
  </Notice>
)

const RemoveLine = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button variant="ghost" size="sm" icon={<Trash2 />} aria-label={texts.remove(name)} onClick={onPress}>
    {texts.removeLine}
  </Button>
)

type AddLineProps = {
  sellerId: string
  startsOpen: boolean
  isFull: boolean
  onAdd: (line: LineDraft) => void
}

function AddLine({ sellerId, startsOpen, isFull, onAdd }: AddLineProps) {
  const [isSearching, setSearching] = useState(startsOpen)
  if (isFull) return <Notice>{texts.tooMany}</Notice>
  const choose = (product: Product) => {
    onAdd(lineOfProduct(product))
    setSearching(false)
  }
  return (
    <>
      {isSearching && <GoodsSearch sellerId={sellerId} onChoose={choose} />}
      <div className="flex flex-wrap gap-2">
        {!isSearching && (
          <Button variant="secondary" size="sm" icon={<Plus />} onClick={() => setSearching(true)}>
            {texts.addListed}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus />}
          onClick={() => {
            onAdd(lineOf({}))
            setSearching(false)
          }}
        >
          {texts.addOther}
        </Button>
      </div>
    </>
  )
}

/** It begins with the smallest quantity that the shop lists a price for. */
const lineOfProduct = ({ product_id, product_name, unit, prices: [first] }: Product) =>
  lineOf({
    product_id,
    product_name,
    unit,
    quantity: String(first?.quantityRange.min ?? 1),
    unit_price: first ? String(first.price) : '',
  })
