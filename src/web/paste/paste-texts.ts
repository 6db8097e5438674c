import type { PastedLine } from '#contract/buy-again/paste.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** An order that is pasted as text. */
export const pasteTexts = {
  title: 'Paste an order',
  description: 'Paste item codes or an order from a chat, look at what was found, and put it into the cart.',
  lead: 'Paste an order from WhatsApp, a mail or a spreadsheet, one product a line. Nothing comes into the cart before you have looked at it.',
  text: 'Your order',
  hint: 'For example “KLB-2201 x 12”, “cement 53 grade 20 bag” or “20 x LED bulb 9w”',
  read: 'Find products',
  readError: 'The text could not be read. Check your connection and try again.',
  found: (count: number) => plural(count, { one: '1 line', other: `${grouped(count)} lines` }),
  cut: (limit: number) => `Only the first ${limit} lines are here. Add them, then paste the rest.`,
  nothing: 'There is no product in this text.',
  lines: 'What was found',
  product: 'Product',
  productOf: (typed: string) => `Product for “${typed}”`,
  leaveOut: 'Leave this line out',
  choice: (name: string, seller: string, price: string) => `${name} · ${seller} · ${price}`,
  each: (seller: string, price: string, unit: string) => `${seller}, ${price} per ${oneOf(unit)}`,
  quantityOf: (typed: string) => `Quantity for “${typed}”`,
  foundBy: {
    code: 'Item code',
    bought: 'Bought before',
    words: 'By its words: please check',
    nothing: 'Nothing found',
  } satisfies Record<PastedLine['found_by'], string>,
  noQuantity: 'No quantity in the line: this is the minimum order.',
  unit: (typed: string, unit: string) => `You wrote ${typed}, this is sold per ${oneOf(unit)}.`,
  search: 'Search the market',
  again: 'Paste another order',
} as const
