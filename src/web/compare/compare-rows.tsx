import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { sellerPath } from '#contract/paths.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { serviceWords } from '#web/evidence/service-words.ts'
import { GstMoney } from '#web/product-details/gst-money.tsx'
import { productDetailsTexts } from '#web/product-details/product-details-texts.ts'
import { tiersOf } from '#web/product-details/quote.ts'
import { SpecValue } from '#web/products/spec-value.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { compareTexts as texts } from './compare-texts.ts'

/** What one product has in a row, and the words by which it is the same as another's or differs. */
type Cell = { readonly words: string; readonly shown?: ReactNode }

export type Row = {
  readonly label: string
  readonly cells: readonly Cell[]
  readonly differs: boolean
}

const plain = (words: string): Cell => ({ words })

const properties: readonly (readonly [label: string, cell: (product: ShownProduct) => Cell])[] = [
  [texts.slabs, slabsOf],
  [
    texts.minimum,
    ({ prices, is_minimum_binding }) => {
      const least = prices[0]?.quantityRange.min ?? 1
      return plain(texts.least(least, is_minimum_binding && least > 1))
    },
  ],
  [texts.unit, ({ unit }) => plain(unit)],
  [texts.gst, ({ gst_rate_bp: rate }) => plain(rate == null ? texts.noGst : texts.withGst(rate / 100))],
  [texts.country, ({ country_of_origin: country }) => plain(country ?? texts.notStated)],
  [texts.stock, ({ stock }) => plain(stockOf(stock))],
  [texts.verification, ({ is_verified }) => plain(is_verified ? texts.checked : texts.pending)],
  [texts.rating, ratingOf],
]

const ofSupplier: typeof properties = [
  [texts.seller, sellerOf],
  [texts.from, ({ seller_location }) => plain(seller_location ?? texts.notTold)],
  [texts.service, ({ service }) => plain(service ? serviceWords(service) : texts.notTold)],
]

function slabsOf({ prices, unit, gst_rate_bp }: ShownProduct): Cell {
  const tiers = tiersOf(prices)
  return {
    words: tiers.map(({ min, unit_price_paise }) => `${min} ${unit_price_paise}`).join(),
    shown: (
      <ul className="grid gap-1">
        {tiers.map((tier) => (
          <li key={tier.min}>
            <span className="text-muted">{texts.slab(productDetailsTexts.slab(tier, unit))}</span>
            <GstMoney paise={tier.unit_price_paise} rateBp={gst_rate_bp} />
          </li>
        ))}
      </ul>
    ),
  }
}

function stockOf(stock: number | null) {
  if (stock === null) return texts.available
  return stock === 0 ? texts.soldOut : texts.inStock(stock)
}

function ratingOf({ rating, review_count }: ShownProduct): Cell {
  if (rating === null) return plain(texts.notRated)
  const words = texts.rated(rating.toFixed(1), review_count)
  return {
    words,
    shown: (
      <span className="grid gap-1">
        <Rating value={rating} />
        {words}
      </span>
    ),
  }
}

function sellerOf({ seller_id, seller_company, is_seller_verified }: ShownProduct): Cell {
  return {
    words: seller_id,
    shown: (
      <>
        <QuickLink
          to={sellerPath(seller_id)}
          className="-my-2 inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {seller_company}
        </QuickLink>
        <span className="mt-1 flex items-center gap-1 text-muted">
          {is_seller_verified && <BadgeCheck className="size-4 text-primary" />}
          {is_seller_verified ? texts.verified : texts.notVerified}
        </span>
      </>
    ),
  }
}

function rowOf(label: string, cells: readonly Cell[]): Row {
  const words = new Set(cells.map((cell) => cell.words.trim().toLowerCase()))
  return { label, cells, differs: words.size > 1 }
}

const rowsOf = (named: typeof properties, products: readonly ShownProduct[]) =>
  named.map(([label, cell]) => rowOf(label, products.map(cell)))

const nameOf = (key: string) => key.trim().toLowerCase()

/** Each specification that any of them has, in the order of the first that has it. */
function specRows(products: readonly ShownProduct[]): Row[] {
  const names = new Map<string, string>()
  for (const { key } of products.flatMap(({ specs }) => specs))
    if (!names.has(nameOf(key))) names.set(nameOf(key), key.trim())
  return [...names].map(([name, label]) =>
    rowOf(
      label,
      products.map(({ specs }) =>
        specCell(
          label,
          specs.filter(({ key }) => nameOf(key) === name),
        ),
      ),
    ),
  )
}

function specCell(label: string, specs: ShownProduct['specs']): Cell {
  const words = specs.map(({ value }) => value.trim()).join(', ')
  return words === '' ? plain(texts.notTold) : { words, shown: <SpecValue name={label} value={words} /> }
}

export type Part = { readonly title: string; readonly rows: readonly Row[] }

/** All that is compared besides the price, part by part. */
export const partsOf = (products: readonly ShownProduct[]): Part[] =>
  [
    { title: texts.goods, rows: rowsOf(properties, products) },
    { title: texts.specs, rows: specRows(products) },
    { title: texts.supplier, rows: rowsOf(ofSupplier, products) },
  ].filter(({ rows }) => rows.length > 0)
