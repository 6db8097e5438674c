import { inOneLine, withoutInvisible } from '#contract/invisible.ts'

const longest = 60
/** Numbers of people, orders and firms, and addresses of mails, are nobody's business here. */
const personal = /@|www\.|https?:|\p{Nd}{5}|(?:\p{Nd}[ -]?){8}|\bvj-|\p{Nd}{2}[a-z]{5}\p{Nd}{4}/iu

/** What is counted of a search; nothing of one that may name a person. */
export function wordsToCount(q: string): string | undefined {
  const words = inOneLine(withoutInvisible(q)).toLowerCase().replace(/\s+/g, ' ').trim()
  const isCountable = words.length >= 2 && words.length <= longest && !personal.test(words)
  return isCountable && words.isWellFormed() ? words : undefined
}
