import { everyField, type ProductField } from '#contract/products/product-fields.ts'
import { formTexts as texts } from './form-texts.ts'
import { bodyOf } from './product-draft.ts'
import type { Edited } from './product-edit.ts'

const labelOf = (name: ProductField) => texts.fields[name].label

const labels: Readonly<Record<keyof Edited, string>> = {
  ...everyField(labelOf),
  prices: texts.prices,
  specs: texts.specs,
  pictures: texts.photos,
}

const stockOf = ({ stock }: Edited) => stock.trim() || texts.notCounted

function inWords(name: keyof Edited, value: Edited) {
  if (name === 'prices') return value.prices.map(tierInWords).join('\n')
  if (name === 'specs')
    return value.specs.map((spec) => [spec.key, spec.value].filter(Boolean).join(': ')).join('\n')
  if (name === 'pictures') return texts.pictures(value.pictures.length)
  return name === 'stock' ? stockOf(value) : value[name]
}

const tierInWords = ({ min, max, price }: Edited['prices'][number]) => {
  const range = [min, max].filter(Boolean).join(' – ')
  return range ? `${range}: ₹${price}` : `₹${price}`
}

/** Of the stock: what became of it, and what the choice is. */
function note(name: keyof Edited, sides: { base: Edited; mine: Edited; theirs: Edited }) {
  if (name !== 'stock') return undefined
  const before = bodyOf(sides.base).stock
  const now = bodyOf(sides.theirs).stock
  const words = [stockOf(sides.theirs), stockOf(sides.mine)] as const
  const sold = before !== null && now !== null ? before - now : 0
  return sold > 0 ? texts.soldMeanwhile(sold, ...words) : texts.stockMoved(...words)
}

/** How the page tells what somebody else changed of a product. */
export const conflictWords = { labels, inWords, note }
