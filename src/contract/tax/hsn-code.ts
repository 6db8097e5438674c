import { withPlainDigits } from '#contract/typed-number.ts'

/**
 * An HSN code of goods: chapters 01 to 97 of the Customs Tariff, written with 4, 6 or 8 digits. Chapter 99 is services, 98 is
 * for imports, and 77 is kept free.
 */
const shape = /^(?!00|77|98|99)\d{4}(?:\d{2}){0,2}$/

export const isHsnCode = (text: string) => shape.test(text)

/** As people type it: '6109 10 00', '6109.10', '६१०९'. */
export const cleanHsnCode = (text: string) => withPlainDigits(text).replace(/[\s.-]/g, '')

/** How many digits an invoice needs: 4 up to five crore of turnover, 6 above (Notification 78/2020-CT, since 1 April 2021). */
export const hsnDigits = (turnover: 'up_to_5' | '5_to_10' | 'above_10') => (turnover === 'up_to_5' ? 4 : 6)
