import type { LinkedBooks } from '#contract/books/book-links.ts'
import type { BookRow } from '#server/books/book.row.ts'
import { toBookDocument, toBooks } from '#server/books/books.reply.ts'
import type { MonthOfShop } from '#server/books/month-book.rules.ts'

type About = Pick<LinkedBooks, 'shop' | 'ends_on'>

/** The month alone: not even since when the shop bills. */
export const toLinkedBooks = (month: MonthOfShop, about: About): LinkedBooks => ({
  ...toBooks({ ...month, firstMonth: null }),
  ...about,
})

export const toLinkedDocument = (row: BookRow) => toBookDocument(row)
