import { z } from 'zod'
import { type CategorySlug, categories } from '#contract/products/category.ts'
import { countryNamed } from '#contract/products/countries.ts'
import { homeCountry } from '#contract/products/home-country.ts'
import { toPaise } from '#contract/products/price.ts'
import { isHsnCode } from '#contract/tax/hsn-code.ts'
import { isGstRate } from '#contract/tax/rates.ts'
import { isUnitCode, type UnitCode } from '#contract/tax/unit-codes.ts'
import { limits } from '#server/limits.ts'
import { description, name, pictures, text } from './fields.ts'
import { readList } from './read-data.ts'

const slab = z.tuple([z.int().positive(), z.number().positive()])
type Slab = z.infer<typeof slab>

const isCountry = (name: string) => countryNamed(name) === name && name !== homeCountry

const rise = (slabs: readonly Slab[]) =>
  slabs.every(([from, rupees], place) => {
    const before = slabs[place - 1]
    return !before || (from > before[0] && rupees < before[1])
  })

const isPaise = (slabs: readonly Slab[]) => slabs.every(([, rupees]) => toPaise(rupees) !== undefined)

/** A product of the demo market as its seller would enter it. Prices are rupees including tax. */
const Good = z.strictObject({
  name,
  /** A company of the demo market that sells in the category. */
  seller: name,
  /** What a trader wants to know before asking. */
  description: description.min(100),
  unit: text(limits.text.unit),
  hsn_code: z.string().refine(isHsnCode, 'is no HSN code'),
  gst_rate_bp: z.number().refine(isGstRate, 'is no GST rate in basis points'),
  unit_code: z.custom<UnitCode>((code) => typeof code === 'string' && isUnitCode(code), 'is no unit code'),
  /** [from quantity, rupees per unit] */
  tiers: z
    .tuple([slab], slab)
    .refine(rise, 'quantities rise and prices fall from slab to slab')
    .refine(isPaise, 'a price is whole paise'),
  specs: z.record(z.string(), z.string()),
  /** null: the stock is not tracked. */
  stock: z.int().nonnegative().nullable(),
  /** Where it comes from and who imports it; without, it is Indian. */
  imported: z.optional(
    z.strictObject({
      from: z.string().refine(isCountry, 'is no country'),
      by: text(limits.product.importer),
    }),
  ),
  /** The cover first. */
  pictures: pictures.min(2),
})
export type Good = z.infer<typeof Good>

/** The goods of the demo market, by category; in a category the first ones are listed first. */
export const goodsOf = Object.fromEntries(
  categories.map(({ slug }) => [slug, readList(`goods/${slug}.json`, Good)]),
) as Readonly<Record<CategorySlug, readonly Good[]>>
