import type { BookLink, BookLook } from '#contract/books/book-links.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'
import { booksTexts } from './books-texts.ts'

/** Links for accountants: the shop's side, and the page that they open. */
export const bookLinkTexts = {
  pageTitle: 'Books of a shop',
  pageDescription: 'A month of a shop, for its accountant.',
  pageError: 'The month could not be loaded. Check your connection and try again.',
  over: 'This link opens nothing any more',
  overHint: 'It has ended, was taken back, or is not whole. Ask the shop for a new one.',
  monthOf: (shop: string, month: string) => `${shop}: ${month}`,
  readOnly: (day: string) =>
    `Read only, until ${day}. The shop sees when this page is opened and which file is taken.`,

  title: 'For your accountant',
  hint: 'A link opens this month without an account: read only, until a day that you choose.',
  make: 'Make a link',
  makeTitle: (month: string) => `A link to ${month}`,
  name: 'For whom',
  nameHint: 'Such as the name of your accountant. Only you see it.',
  until: 'Last day',
  untilHint: 'At most 90 days ahead. You can take it back earlier.',
  confirm: 'Make link',
  keep: 'Cancel',
  makeError: 'The link could not be made. Check your connection and try again.',
  made: 'The link is ready',
  madeHint: 'It is shown only now. Whoever has it can open this month.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Mark it and copy it by hand.',
  done: 'Done',
  list: 'Links',
  listError: 'The links could not be loaded. Check your connection and try again.',
  states: {
    open: 'Open',
    ended: 'Ended',
    taken_back: 'Taken back',
  } satisfies Record<BookLink['state'], string>,
  facts: (month: string, day: string) => `${month}, until ${day}`,
  looks: (count: number) => plural(count, { one: '1 look', other: `${grouped(count)} looks` }),
  lastLook: (moment: string) => `last ${moment}`,
  neverOpened: 'Not opened yet',
  showLooks: 'Looks',
  looksOf: (name: string) => `Looks by the link for ${name}`,
  looksError: 'The looks could not be loaded. Check your connection and try again.',
  noLooks: 'Nobody has opened this link.',
  what: {
    month: 'The month',
    documents: 'Documents behind a sum',
    ...booksTexts.fileNames,
  } satisfies Record<BookLook['what'], string>,
  from: (device: string, network: string) => `${device}, network ${network}`,
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back the link for ${name}`,
  takeBackTitle: (name: string) => `Take back the link for ${name}?`,
  takeBackHint: 'It opens nothing from then on. What was downloaded stays where it is.',
  keepIt: 'Keep it',
  takeBackError: 'The link could not be taken back. Check your connection and try again.',
} as const
