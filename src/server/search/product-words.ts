import { nounMark, type places } from './dictionary.ts'
import { allWordsOf } from './words.ts'

/** The searchable texts of a product and its shop. */
export type Texts = {
  readonly product_name: string
  readonly specs: readonly { readonly key: string; readonly value: string }[]
  readonly category: string
  readonly category_type: string
  readonly company_name: string | null
  readonly city: string | null
  readonly description: string
}

/**
 * The search words of a product: each word once, with the letter of its best part, and its noun. The words of
 * products are created only here.
 */
export function lexemesOf(texts: Texts): string[] {
  const placeOf = new Map<string, string>()
  for (const [place, text] of Object.entries(textsByPlace(texts)))
    for (const word of allWordsOf(text)) if (!placeOf.has(word)) placeOf.set(word, place)
  const noun = nounOf(texts.product_name)
  return [...[...placeOf].map(([word, place]) => place + word), ...(noun ? [nounMark + noun] : [])]
}

/** The best part first. */
const textsByPlace = (texts: Texts): Readonly<Record<(typeof places)[number], string>> => ({
  a: headOf(texts.product_name),
  b: texts.product_name,
  c: texts.specs.map(({ key, value }) => `${key} ${value}`).join(' , '),
  d: `${texts.category_type} , ${texts.category.replaceAll('-', ' ')}`,
  e: texts.company_name === null ? '' : `${texts.company_name} , ${texts.city ?? ''}`,
  f: texts.description,
})

const leadingSize = /^[^ ]*[0-9][^ ]* +/
const endOfHead = /[0-9,(:;\u2013\u2014|]| - | for | with | of /

/** The name of a thing without its attributes: 'brass gate valve' of 'Brass gate valve, 1/2 inch'. */
export function headOf(name: string): string {
  const text = name.toLowerCase().replace(leadingSize, '')
  const end = text.search(endOfHead)
  const head = end < 0 ? text : text.slice(0, end)
  // A number ends it together with what it is attached to, 'M8' or 'R-134', unless nothing precedes it.
  const last = /[0-9]/.test(text[end] ?? '') ? head.search(/[^ ,(]*$/) : 0
  return (last > 0 ? head.slice(0, last) : head).replace(/^ +| +$/g, '')
}

/** Words that end heads and name no thing. */
const noNouns = new Set(
  'set kit combo pair pack lot assembly piece bundle only red blue green black white grey yellow brown'.split(
    ' ',
  ),
)

/** The word for the thing itself: the last one of the head. */
const nounOf = (name: string) =>
  allWordsOf(headOf(name)).findLast(
    (word) => [...word].length > 2 && !/[0-9]/.test(word) && !noNouns.has(word),
  )
