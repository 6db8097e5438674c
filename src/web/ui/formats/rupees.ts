import { locale } from '#web/ui/language.ts'
import { rsText } from '#web/ui/ui-texts.ts'

const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** ₹1,23,456.50: for the product page, cart and orders. */
export function rupees(amount: number) {
  return `${amount < 0 ? '−' : ''}₹${exact.format(Math.abs(amount))}`
}

/** ₹118 or ₹14.50: for cards, where '.00' only takes room. */
export function rupeesShort(amount: number) {
  return rupees(amount).replace(/\.00$/, '')
}

/** '1,240 rs': the landing strip's own form. */
export function rupeesStrip(amount: number) {
  return rsText(exact.format(amount).replace(/\.00$/, ''))
}

export type Total = { readonly total: number; readonly total_is_floor?: boolean | undefined }

/** '128', or '1,000+' where a list was not counted to its end. */
export const totalOf = ({ total, total_is_floor }: Total) => `${grouped(total)}${total_is_floor ? '+' : ''}`

/** 1,23,456 with Indian grouping: for quantities and totals of lists. */
export function grouped(count: number) {
  return counts.format(count)
}
