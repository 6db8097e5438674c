import { limits } from '#contract/limits.ts'
import { toPaise } from '#contract/products/price.ts'
import { readNumber } from '#contract/typed-number.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

/** The form as it is typed: every field is text. */
export type Draft = { price: string; min_quantity: string; delivery_days: string; note: string }
type Problems = Partial<Record<keyof Draft, string>>

const { requirement, product } = limits

/** What is sent of a form without problems. */
export const quoteOf = ({ price, min_quantity, delivery_days, note }: Draft) => ({
  price: readNumber(price) ?? 0,
  min_quantity: readNumber(min_quantity) ?? 0,
  delivery_days: readNumber(delivery_days) ?? 0,
  note,
})

/** Why it cannot be sent yet, a sentence for each field; the server says the same. */
export function quoteProblems({ price, min_quantity, delivery_days }: Draft): Problems {
  const found = {
    price: priceProblem(price),
    min_quantity: wholeProblem(texts.minimum, min_quantity, requirement.quantity),
    delivery_days: wholeProblem(texts.days, delivery_days, requirement.days),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

function priceProblem(text: string) {
  const price = readNumber(text)
  if (price === null || Number.isNaN(price)) return texts.priceNeeded
  if (price === 0) return texts.priceAboveZero
  if (price > product.rupees) return texts.priceTooHigh
  return toPaise(price) === undefined ? texts.priceDecimals : undefined
}

function wholeProblem(name: string, text: string, most: number) {
  const number = readNumber(text)
  if (number === null || !Number.isInteger(number)) return texts.whole(name)
  if (number < 1) return texts.atLeastOne(name)
  return number > most ? texts.atMost(name, grouped(most)) : undefined
}
