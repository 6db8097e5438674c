import { pluralIn } from './plural.ts'

const numbers = /* @__PURE__ */ new Intl.NumberFormat('en-IN')

/** 100000 as '1,00,000'. */
export const withCommas = (count: number) => numbers.format(count)

/** 'a minute' and '5 minutes' are two forms of one text. */
export const plural = pluralIn('en-IN')

const exactRupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** 1450.5 as '₹1,450.50'. */
export const inRupees = (rupees: number) => `₹${exactRupees.format(rupees)}`

/** 200000 as '₹2,00,000'; paise are shown only where there are some. */
export const inRupeesShort = (rupees: number) => inRupees(rupees).replace(/\.00$/, '')

const days = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** The day in India of an ISO 8601 moment. */
export const dayOf = (moment: string) => days.format(new Date(moment))
