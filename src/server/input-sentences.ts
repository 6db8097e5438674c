import { limits } from '#contract/limits.ts'
import { sentenceOf as textOf } from '#contract/sentence.ts'
import { longestCredit } from '#contract/terms.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { applications } from '#contract/texts/applications.ts'
import { billing } from '#contract/texts/billing.ts'
import { books } from '#contract/texts/books/books.ts'
import { common, type Thing, things } from '#contract/texts/common.ts'
import { deals } from '#contract/texts/deals.ts'
import { cases } from '#contract/texts/desk/cases.ts'
import { content } from '#contract/texts/desk/content.ts'
import { faults } from '#contract/texts/desk/faults.ts'
import { moderation } from '#contract/texts/desk/moderation.ts'
import { team } from '#contract/texts/desk/team.ts'
import { type FieldName, fieldNames, fields } from '#contract/texts/fields.ts'
import { http } from '#contract/texts/http.ts'
import { orders } from '#contract/texts/orders.ts'
import { payments } from '#contract/texts/payments.ts'
import { plans } from '#contract/texts/plans.ts'
import { priceSlabs } from '#contract/texts/price-slabs.ts'
import { prices } from '#contract/texts/prices.ts'
import { habits } from '#contract/texts/reach/habits.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import { shops } from '#contract/texts/reach/shops.ts'
import { rules } from '#contract/texts/rules.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { shipments } from '#contract/texts/shipments.ts'
import { terms } from '#contract/texts/terms.ts'
import { khata } from '#contract/texts/trust/khata.ts'
import { sellerChecks } from '#contract/texts/trust/seller-checks.ts'

/*
 * A rule of the contract brings its sentence along. What a schema alone says ('Quantity must be a whole number' of a text)
 * is plain English there; its name is found by the text. `input-sentences.test.ts` names the one that has none.
 */

type Issue = Parameters<typeof textOf>[0]

/** What is wrong with an input, in the words of its rule and under their name. */
export const sentenceOf = (issue: Issue): Sentence => issue?.params?.sentence ?? sentenceOfText(textOf(issue))

export const sentenceOfText = (text: string): Sentence =>
  findSentence(text) ?? { ...rules.check, content: text }

/** Nothing if no dictionary contains the text. */
export function findSentence(text: string): Sentence | undefined {
  const plain = byText.get(text)
  if (plain) return plain
  for (const [pattern, make] of patterns) {
    const [, ...parts] = pattern.exec(text) ?? []
    const sentence = parts.length > 0 ? make(parts[0] ?? '', parts[1] ?? '') : undefined
    if (sentence?.content === text) return sentence
  }
  return undefined
}

const isPlain = (entry: unknown): entry is Sentence => typeof entry === 'object'
const byText = new Map(
  [
    ...Object.values(rules),
    ...Object.values(accounts),
    ...Object.values(applications),
    ...Object.values(billing),
    ...Object.values(books),
    ...Object.values(cases),
    ...Object.values(content),
    ...Object.values(deals),
    ...Object.values(faults),
    ...Object.values(moderation),
    ...Object.values(fields),
    ...Object.values(habits),
    ...Object.values(shops),
    ...Object.values(khata),
    ...Object.values(payments),
    ...Object.values(plans),
    ...Object.values(prices),
    ...Object.values(priceSlabs),
    ...Object.values(reach),
    ...Object.values(sellerChecks),
    ...Object.values(shipments),
    ...Object.values(team),
    ...Object.values(terms),
    terms.creditDays({ limit: longestCredit }),
    fields.noPrice({ field: 'sample_price_paise', least: 1, limit: limits.product.rupees }),
    deals.dispatchDays({ limit: limits.deal.dispatchDays }),
    common.logInAgain,
    common.noPage,
    http.unstorable,
    orders.tooLarge,
  ]
    .filter(isPlain)
    .map((sentence) => [sentence.content, sentence]),
)

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, text: string): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === text)

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

type Make = (first: string, second: string) => Sentence | undefined

const ofField =
  (make: (field: FieldName, amount: number) => Sentence): Make =>
  (name, amount) => {
    const field = keyOf(fieldNames, name)
    return field && make(field, numberOf(amount))
  }

const ofNumbers =
  (make: (first: number, second: number) => Sentence): Make =>
  (first, second) =>
    make(numberOf(first), numberOf(second))

const notFound: Make = (name) => {
  const thing: Thing | undefined = keyOf(things, name)
  return thing && common.notFound({ thing })
}

const patterns: readonly (readonly [RegExp, Make])[] = [
  [/^(.+) cannot be empty$/, ofField((field) => fields.empty({ field }))],
  [/^(.+) must be text$/, ofField((field) => fields.notText({ field }))],
  [
    /^(.+) can have at most ([\d,]+) characters$/,
    ofField((field, limit) => fields.tooLong({ field, limit })),
  ],
  [
    /^(.+) must be at least (\d+) characters long$/,
    ofField((field, least) => fields.tooShort({ field, least })),
  ],
  [/^(.+) holds a character that cannot be stored$/, ofField((field) => fields.unstorable({ field }))],
  [/^(.+) must be a whole number$/, ofField((field) => fields.notWhole({ field }))],
  [/^(.+) must be at least ([\d,]+)$/, ofField((field, least) => fields.atLeast({ field, least }))],
  [/^(.+) can be at most ([\d,]+)$/, ofField((field, limit) => fields.atMost({ field, limit }))],
  [/^(.+) must be sent as a data-URL$/, ofField((field) => fields.notDataUrl({ field }))],
  [/^(.+) must be sent as text$/, ofField((field) => fields.notSentAsText({ field }))],
  [/^(.+) not found$/, notFound],
  [/^Please check the field (.+)\.$/, (field) => rules.checkField({ field })],
  ...[
    rules.bulkAtOnce,
    rules.cartItemsAtOnce,
    rules.marks,
    rules.orderProducts,
    rules.photos,
    rules.picturesAtOnce,
    rules.pointSubpoints,
    rules.postPictures,
    rules.postPoints,
    rules.productPictures,
    rules.productSpecifications,
    rules.rowsSkipped,
    rules.taxAtOnce,
    rules.verifiedAtOnce,
    priceSlabs.tooMany,
  ].map((make) => [/at most ([\d,]+) /, ofNumbers((limit) => make({ limit }))] as const),
  ...[
    priceSlabs.notANumber,
    priceSlabs.missing,
    priceSlabs.notAboveZero,
    priceSlabs.tooHigh,
    priceSlabs.decimals,
  ].map((make) => [/^Price (\d+) /, ofNumbers((price) => make({ price }))] as const),
  ...[
    priceSlabs.noMinimum,
    priceSlabs.notWhole,
    priceSlabs.notAboveOne,
    priceSlabs.tooLarge,
    priceSlabs.wrongOrder,
  ].map((make) => [/[Ss]lab (\d+) /, ofNumbers((slab) => make({ slab }))] as const),
  [/slab (\d+) and slab (\d+)/, ofNumbers((slab, other) => priceSlabs.overlap({ slab, other }))],
]
