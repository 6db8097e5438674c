import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

const products = (count: number) =>
  `${grouped(count)} ${plural(count, { one: 'product', other: 'products' })}`

/** The words of one decision over many products. */
export const bulkTexts = {
  choose: 'Choose several',
  stop: 'Done',
  bar: 'What to do with the chosen products',
  chooseOne: (name: string) => `Choose ${name}`,
  chooseShown: 'All on this page',
  chosen: (count: number) => `${products(count)} chosen`,
  chooseAll: (count: number) => `Choose all ${grouped(count)} that match`,
  pause: 'Pause',
  list: 'List again',
  stock: 'Set stock',
  price: 'Change prices',
  delete: 'Delete',
  undo: 'Undo',
  error: 'This could not be done. Please try again.',
  undoError: 'This could not be taken back. Please try again.',
  keep: 'Cancel',
  pauseTitle: (count: number) => `Pause ${products(count)}?`,
  pauseHint: 'Buyers do not find them until you list them again. Orders are not touched.',
  deleteTitle: (count: number) => `Delete ${products(count)}?`,
  deleteHint: 'They leave the market at once. You can take it back for a day, from the message that follows.',
  stockTitle: (count: number) => `Set the stock of ${products(count)}`,
  stockLabel: 'Stock of each',
  stockHint: 'Left empty, it is not counted. At 0 they are out of stock.',
  stockWrong: 'The stock must be a whole number that is not negative',
  priceTitle: (count: number) => `Change the prices of ${products(count)}`,
  percent: 'By how many percent',
  percentHint: '5 makes them dearer, -5 cheaper.',
  percentWrong: 'Type a percent between -90 and 500 with at most one decimal',
  rounding: 'Round to',
  roundings: { rupee: 'Whole rupees', paisa: 'Paise' },
  roundingRule: {
    rupee: 'Rounded to the nearest rupee, half a rupee up, never below ₹1.',
    paisa: 'Rounded to the nearest paisa, half a paisa up.',
  },
  preview: 'What becomes of the first of them',
  previewError: 'The preview could not be loaded.',
  move: (old: readonly number[], next: readonly number[]) =>
    old.map((price, place) => `${rupees(price)} → ${rupees(next[place] ?? price)}`).join(', '),
  tooHigh: (count: number) =>
    plural(count, {
      one: 'One of them would be above ₹1,00,00,000 and is left as it is.',
      other: `${grouped(count)} of them would be above ₹1,00,00,000 and are left as they are.`,
    }),
  set: 'Set',
  change: 'Change',
} as const
