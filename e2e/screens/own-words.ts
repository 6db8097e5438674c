import type { Page, Response } from '@playwright/test'
import { blogCategories } from '#contract/blog-category.ts'
import { deliveryStatus } from '#contract/order.ts'
import { brand } from '#contract/products/brand.ts'
import { categories } from '#contract/products/category.ts'
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

/**
 * People's own words are what the server's answers bring: names, messages, sentences of a refusal. They may be cut short,
 * or stand in a row. The brand is nobody's language.
 */
export function wordsOf(page: Page, person?: Person) {
  const known = new Set<string>([brand.name, proPlan.name, ...popularSearches])
  // Of the notification on rates, which is quoted in English.
  for (const { name, hint } of headings) for (const text of [name, hint]) if (text) known.add(text)
  for (const text of Object.values(typedAnswers)) known.add(text)
  const coming: Promise<unknown>[] = []
  const add = (value: unknown) => {
    for (const text of stringsIn(value)) if (!ofTheMarket.has(text)) known.add(text)
  }
  const read = async (answer: Response) => {
    const type = (await answer.headerValue('content-type').catch(() => null)) ?? ''
    if (type.includes('json')) add(await answer.json().catch(() => null))
    if (type.includes('html')) add(handedOver(await answer.text().catch(() => '')))
  }
  page.on('response', (answer) => coming.push(read(answer)))
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => add(quotedIn(`${payload}`))))
  return async () => {
    await Promise.all(coming)
    add(await page.evaluate(namesOf, countries))
    if (person) add(await person.api(getProfile, {}))
    return (words: string) => areMadeOf(plain(words), known)
  }
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
const areMadeOf = (words: string, known: ReadonlySet<string>) =>
  words.split(' · ').every((part) => isMadeOf(part, known))

function isMadeOf(words: string, known: ReadonlySet<string>) {
  const own = words.replace(/…$/, '').trim().toLowerCase()
  if (isSign(words)) return true
  const texts = [...known].map((text) => text.toLowerCase())
  if (texts.some((text) => text.includes(own))) return true
  const longest = texts.filter((text) => text.length > 2).sort((a, b) => b.length - a.length)
  return !/\p{L}{2}/u.test(longest.reduce((left, text) => left.replaceAll(text, ''), own))
}
