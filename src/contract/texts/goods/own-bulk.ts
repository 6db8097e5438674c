import { plural, withCommas } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Count = { count: number }
type Changed = Count & { left: number; names: readonly string[] }

const products = (count: number) =>
  `${withCommas(count)} ${plural(count, { one: 'product', other: 'products' })}`

const leftInWords = ({ left, names }: Changed) => {
  if (left === 0) return ''
  const more = left > names.length ? ' and others' : ''
  return ` ${withCommas(left)} ${plural(left, { one: 'was', other: 'were' })} left: ${names.join(', ')}${more}.`
}

export const ownBulk = sentences('ownBulk', {
  noStock: 'Say the stock',
  noProduct: 'None of these products can be changed like that.',
  listed: (changed: Changed) => `${products(changed.count)} listed.${leftInWords(changed)}`,
  paused: (changed: Changed) => `${products(changed.count)} paused.${leftInWords(changed)}`,
  stocked: (changed: Changed) => `Stock of ${products(changed.count)} set.${leftInWords(changed)}`,
  priced: (changed: Changed) => `Prices of ${products(changed.count)} changed.${leftInWords(changed)}`,
  deleted: (changed: Changed) => `${products(changed.count)} deleted.${leftInWords(changed)}`,
  undone: ({ count }: Count) => `${products(count)} as before.`,
  undoneSome: ({ count, names, left }: Changed) =>
    `${products(count)} as before. Changed since, and left: ${names.join(', ')}${left > names.length ? ' and others' : ''}.`,
  undoneAlready: 'This is taken back already.',
  tooLate: 'This can no longer be taken back: a day has passed.',
})
