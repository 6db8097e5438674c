import type { Page, Response } from '@playwright/test'
import { blogCategories } from '#contract/blog-category.ts'
import { deliveryStatus } from '#contract/order.ts'
import { brand } from '#contract/products/brand.ts'
import { categories } from '#contract/products/category.ts'
import { countries as origins } from '#contract/products/countries.ts'
import { proPlan } from '#contract/sellers/plan.ts'
import {
  bankAccountTypes,
  businessLicenseTypes,
  businessTypes,
  proprietorDocumentTypes,
} from '#contract/sellers/seller-application.ts'
import { headings } from '#contract/tax/headings/headings.ts'
import { getProfile } from '#contract/users/user.ts'
import { typedAnswers } from '#e2e/support/applications.ts'
import type { Person } from '#e2e/support/people.ts'
import { popularSearches } from '#web/suggest/popular-searches.ts'
import { countries } from '#web/users/countries.ts'

/** Of the market, though they come from its database: the reader's language has words for them. */
const ofTheMarket = new Set<string>([
  ...categories.map(({ label }) => label),
  ...deliveryStatus.options,
  ...businessLicenseTypes,
  ...proprietorDocumentTypes,
  ...bankAccountTypes,
  ...businessTypes,
  ...blogCategories,
])

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Where an answer has the English of its sentence. */
const textFields = new Set(['content', 'message', 'problem', 'text', 'device'])

/** What the server says under a name is the page's to say; its parameters are people's words. */
const isTheirs = (answer: object, field: string) => !('sentence' in answer) || !textFields.has(field)

function stringsIn(value: unknown): readonly string[] {
  // A saved search is kept as the end of an address.
  if (typeof value === 'string') return [value, ...new URLSearchParams(value).values()].map(plain)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, part]) => (isTheirs(value, field) ? stringsIn(part) : []))
}

/** Tells whether words are people's own. */
export type OwnWords = () => Promise<(words: string) => boolean>

/** Scripts, styles and pictures bring no words. */
const isAnswer = (answer: Response) => /^(document|fetch|xhr|other)$/.test(answer.request().resourceType())

/**
 * People's own words are what the server's answers bring: names, messages, sentences of a refusal. They may be cut short,
 * or stand in a row. The brand is nobody's language.
 */
export function wordsOf(page: Page, person?: Person): OwnWords {
  const known = new Set(alwaysKnown)
  const coming: Promise<unknown>[] = []
  const add = (value: unknown) => {
    for (const text of stringsIn(value)) if (!ofTheMarket.has(text)) known.add(text.toLowerCase())
  }
  const read = async (answer: Response) => {
    const type = answer.headers()['content-type'] ?? ''
    if (type.includes('json')) add(await answer.json().catch(() => null))
    if (type.includes('html')) add(handedOver(await answer.text().catch(() => '')))
  }
  page.on('response', (answer) => isAnswer(answer) && coming.push(read(answer)))
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => add(quotedIn(`${payload}`))))
  return async () => {
    await Promise.all(coming)
    add(await countryNames(page))
    if (person) add(await profileOf(person))
    const texts = [...known].sort((one, other) => other.length - one.length)
    return (words: string) => areMadeOf(plain(words), texts)
  }
}

// The headings are of the notification on rates, which is quoted in English. A product keeps its country in English.
const alwaysKnown: ReadonlySet<string> = new Set(
  [
    ...[brand.name, proPlan.name, ...popularSearches],
    ...origins,
    ...headings.flatMap(({ name, hint }) => [name, hint]),
    ...Object.values(typedAnswers),
  ].flatMap((text) => (text ? [text.toLowerCase()] : [])),
)

const profiles = new Map<Person, Promise<unknown>>()

/** No walk changes who somebody is. */
function profileOf(person: Person) {
  const profile = profiles.get(person) ?? person.api(getProfile, {})
  profiles.set(person, profile)
  return profile
}

const names = new Map<string, Promise<unknown>>()

/** The same on all pages of a browser. */
async function countryNames(page: Page) {
  const version = page.context().browser()?.version() ?? ''
  const all = names.get(version) ?? page.evaluate(namesOf, countries)
  names.set(version, all)
  return all
}

/** Runs in the page: each browser has names of its own for countries, in every language. */
function namesOf(all: readonly { readonly country: string }[]) {
  const names = new Intl.DisplayNames([document.documentElement.lang, 'en'], { type: 'region' })
  return all.map(({ country }) => names.of(country))
}

/** The strings of the data that a page was rendered with. */
const handedOver = (html: string): readonly string[] => {
  const [, pieces = ''] = /enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html) ?? []
  return quotedIn(pieces ? JSON.parse(pieces) : '')
}

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([word]) => JSON.parse(word))

/** A sample of a number, as 'AAAAA0000A', or the first letters of a name. */
const isSign = (words: string) => /^([A0]+|\p{Lu}{1,2})$/u.test(words)

/** Each of some that stand in a row. */
const areMadeOf = (words: string, texts: readonly string[]) =>
  words.split(' · ').every((part) => isMadeOf(part, texts))

/** `texts` are in small letters, the longest first. */
function isMadeOf(words: string, texts: readonly string[]) {
  const own = words.replace(/…$/, '').trim().toLowerCase()
  if (isSign(words)) return true
  if (texts.some((text) => text.includes(own))) return true
  const remaining = texts.reduce((left, text) => (text.length > 2 ? left.replaceAll(text, '') : left), own)
  return !/\p{L}{2}/u.test(remaining)
}
