import { formTexts as texts } from './form-texts.ts'
import { bodyOf } from './product-draft.ts'
import type { Edited } from './use-product-edit.ts'

const labels: Readonly<Record<keyof Edited, string>> = {
  product_name: texts.name,
  description: texts.descriptionLabel,
  category_type: texts.category,
  unit: texts.unit,
  stock: texts.stock,
  most_per_buyer: texts.most,
  tiers: texts.prices,
  specs: texts.specs,
  pictures: texts.photos,
}

const stockOf = ({ stock }: Edited) => stock.trim() || texts.notCounted

function inWords(name: keyof Edited, value: Edited) {
  if (name === 'tiers') return value.tiers.map(tierInWords).join('\n')
  if (name === 'specs')
    return value.specs.map((spec) => [spec.key, spec.value].filter(Boolean).join(': ')).join('\n')
  if (name === 'pictures') return texts.pictures(value.pictures.length)
  return name === 'stock' ? stockOf(value) : value[name]
}

const tierInWords = ({ min, max, price }: Edited['tiers'][number]) => {
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
