import { croresText, lakhsText, thousandsText } from './money-texts.ts'

const short = (count: number) => String(Number(count.toFixed(1)))

/** ₹850, ₹12.5 K, ₹12.3 L, ₹1.2 Cr: for the scale of a chart. Browsers differ in their own short forms. */
export function rupeesBrief(amount: number) {
  if (amount >= 1e7) return croresText(short(amount / 1e7))
  if (amount >= 1e5) return lakhsText(short(amount / 1e5))
  if (amount >= 1e3) return thousandsText(short(amount / 1e3))
  return `₹${short(amount)}`
}
