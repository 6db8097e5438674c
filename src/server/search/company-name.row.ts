import { sql } from '#server/db/sql.ts'
import { allWordsOf } from './words.ts'

/** The words of a shop's name as tsvector text; words contain neither quotes nor backslashes. */
export const nameWordsOf = (name: string | null) =>
  name === null ? null : [...new Set(allWordsOf(name))].map((word) => `'${word}'`).join(' ')

/** Sets a shop's name together with the words that it is found by. */
export const setCompanyName = (name: string | null) =>
  sql`company_name = ${name}, name_words = ${nameWordsOf(name)}::tsvector`
