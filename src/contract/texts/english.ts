import { pluralIn } from './plural.ts'

const numbers = /* @__PURE__ */ new Intl.NumberFormat('en-IN')

/** 100000 as '1,00,000'. */
export const withCommas = (count: number) => numbers.format(count)

/** 'a minute' and '5 minutes' are two forms of one text. */
export const plural = pluralIn('en-IN')
