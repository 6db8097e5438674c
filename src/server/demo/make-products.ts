import { categories } from '#contract/products/category.ts'
import { homeCountry } from '#contract/products/home-country.ts'
import { type PriceTier, toPaise } from '#contract/products/price.ts'
import { type Chance, chanceOf, uuidOf } from './chance.ts'
import type { Good } from './data/goods.ts'
import { span, textOf } from './dates.ts'
import { idOfSeller } from './make-users.ts'
import { type ShelvedGood, shelvedGoods } from './shelves.ts'

/** The address of a picture by its name. */
export type PictureUrls = (name: string) => string

const labels = new Map<string, string>(categories.map(({ slug, label }) => [slug, label]))
const [verified, pending] = ['verified', 'pending'] as const
const topCount = 24
const liveCount = 45

export type DemoProduct = ReturnType<typeof makeProducts>[number]

/** Products that are always for sale, then live offers. */
export function makeProducts(now: number, urlOf: PictureUrls) {
  const top = topGoods()
  const standing = shelvedGoods.map((shelved, place) => {
    const { good } = shelved
    const chance = chanceOf('product', good.name)
    const isTop = top.has(good)
    return {
      ...basicsOf(shelved, urlOf),
      product_id: uuidOf('product', good.name),
      kind: 'standard' as const,
      product_name: good.name,
      seller_item_code: codeOf(good.name, place) as string | null,
      description: good.description,
      tiers: tiersOf(good),
      sample_price_paise: samplePriceOf(good, place),
      stock: good.stock,
      verification: isTop || chance.isIn(0.875) ? verified : pending,
      verification_asked_at: changedAt(now, good.name),
      is_top_product: isTop,
      expires_at: null as string | null,
      ...madeAt(now - ageOf(chance) * span.hour),
    }
  })
  const live = liveGoods().map((shelved, place) => {
    const name = liveNameOf(shelved.good, place)
    const chance = chanceOf('offer', name)
    return {
      ...basicsOf(shelved, urlOf),
      product_id: uuidOf('offer', name),
      kind: 'live' as const,
      product_name: name,
      seller_item_code: null,
      description: `Limited lot at a lower rate until the offer ends. ${shelved.good.description}`,
      tiers: liveTiersOf(shelved.good, chance),
      stock: chance.whole(2, 6) * (shelved.good.tiers.at(-1)?.[0] ?? 1),
      verification: chance.isIn(0.9) ? verified : pending,
      verification_asked_at: null,
      is_top_product: false,
      expires_at: textOf(now + chance.whole(90, 76 * 60) * span.minute),
      ...madeAt(now - chance.whole(1, 30) * span.hour),
    }
  })
  return [...standing, ...live]
}

/** In hours. One in ten is too new to have been ordered. */
const ageOf = (chance: Chance) => (chance.isIn(0.1) ? chance.whole(40, 700) : chance.whole(95 * 24, 400 * 24))

/** An older product waits for verification because its seller changed it recently. */
const changedAt = (now: number, name: string) =>
  textOf(now - chanceOf('change', name).whole(1, 40) * span.hour)

/** As shops number their goods: 'CCT-1042'. */
const codeOf = (name: string, place: number) =>
  `${(name.match(/\b[A-Za-z]/g) ?? []).slice(0, 3).join('').toUpperCase()}-${1_000 + place}`

const madeAt = (moment: number) => ({ created_at: textOf(moment), updated_at: textOf(moment) })

const basicsOf = ({ good, category, seller }: ShelvedGood, urlOf: PictureUrls) => ({
  seller_id: idOfSeller(seller),
  unit: good.unit,
  hsn_code: good.hsn_code,
  gst_rate_bp: good.gst_rate_bp,
  unit_code: good.unit_code,
  ...originOf(good),
  category: category as string,
  category_type: labels.get(category) ?? category,
  specs: Object.entries(good.specs).map(([key, value]) => ({ key, value })),
  images: good.pictures.map(urlOf),
})

/** Shops have not said it of every product yet. */
function originOf({ imported, name }: Good) {
  const country = chanceOf('origin', name).isIn(0.85) ? homeCountry : null
  return { country_of_origin: imported?.from ?? country, importer: imported?.by ?? null }
}

const paiseOf = (rupees: number) => {
  const paise = toPaise(rupees)
  if (paise === undefined) throw new Error(`${rupees} rupees are no whole paise`)
  return paise
}

const tiersOf = ({ tiers }: Good): PriceTier[] =>
  tiers.map(([min, rupees], place) => {
    const next = tiers[place + 1]
    return { min, max: next ? next[0] - 1 : null, unit_price_paise: paiseOf(rupees) }
  })

/** Of every fourth that is sold in quantity: a single piece costs half as much again, in whole ₹10. */
function samplePriceOf({ tiers: [first] }: Good, place: number) {
  const [min, rupees] = first ?? [1, 0]
  return place % 4 === 1 && min >= 5 ? paiseOf(Math.ceil((rupees * 1.5) / 10) * 10) : null
}

/** One of each category, and a second of the first few, in the order of the files. */
function topGoods(): ReadonlySet<Good> {
  const plentiful = categories.map(({ slug }) =>
    shelvedGoods
      .filter(({ category, good }) => category === slug && (good.stock ?? 0) >= 1_000)
      .map(({ good }) => good),
  )
  const [first, second] = [0, 1].map((place) => plentiful.flatMap((goods) => goods[place] ?? []))
  return new Set([...(first ?? []), ...(second ?? [])].slice(0, topCount))
}

/** Two or three of each category whose price falls with the quantity. */
function liveGoods(): ShelvedGood[] {
  const fitting = categories.map(({ slug }) =>
    chanceOf('live', slug).shuffled(
      shelvedGoods.filter(({ category, good }) => category === slug && good.tiers.length >= 3),
    ),
  )
  return [0, 1, 2].flatMap((place) => fitting.flatMap((goods) => goods[place] ?? [])).slice(0, liveCount)
}

const occasions = ['clearance lot', 'surplus lot', 'godown clearance', 'last cartons', 'month-end lot']

function liveNameOf({ name }: Good, place: number) {
  const short = name.split(/, | \(/)[0] ?? name
  return `${short} – ${occasions[place % occasions.length]}`
}

/** A small discount for small quantities, a large one for large quantities. */
function liveTiersOf({ tiers }: Good, chance: Chance): PriceTier[] {
  const [first, last] = [tiers[0], tiers.at(-1)]
  if (!(first && last)) throw new Error('a good always has a price')
  const less = (rupees: number, percent: number) => roundDown((paiseOf(rupees) * (100 - percent)) / 100)
  return [
    { min: first[0], max: last[0] - 1, unit_price_paise: less(first[1], chance.whole(4, 8)) },
    { min: last[0], max: null, unit_price_paise: less(last[1], chance.whole(15, 28)) },
  ]
}

/** Rounds to whole rupees, or to 25 paise where a rupee would be too coarse. */
const roundDown = (paise: number) => {
  const step = paise >= 5_000 ? 100 : 25
  return Math.max(step, Math.floor(paise / step) * step)
}
