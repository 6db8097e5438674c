import { isStorable } from '#contract/storable.ts'
import { shops as texts } from '#contract/texts/reach/shops.ts'

export const longestAbout = 1_000
/** How many days an address of a shop stays. */
export const handleDays = 30

const form = /^[a-z0-9][a-z0-9-]{2,29}$/

/** Words that people would take for the site itself, or for its pages. */
const reserved = new Set(
  'about account admin api app assets blog buyer buyers cart chat chats contact dashboard help home india login logout mail market media news official orders payment payments policy privacy product products profile public root search security seller sellers settings shop shops signup sitemap staff static status support system team terms test user users vanij verified verify website www'.split(
    ' ',
  ),
)

export function handleRule(handle: string) {
  if (!form.test(handle)) return texts.handleForm
  return reserved.has(handle) || handle.startsWith('vanij-') ? texts.handleReserved : undefined
}

export function aboutRule(about: string) {
  if (!isStorable(about)) return texts.aboutText
  return about.length > longestAbout ? texts.aboutTooLong({ max: longestAbout }) : undefined
}

/** What a name would be as an address: 'Kaveri Knits & Co.' is 'kaveri-knits-co'. */
export const handleOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 30)
    .replace(/-+$/, '')
