import { plural } from '#web/ui/language.ts'

/** The words of the admins' list of requirements. */
export const adminRequirementsTexts = {
  title: 'Requirements',
  lead: 'What buyers ask for. Sellers of the category see what is open.',
  find: 'Product, details, name or phone number',
  states: { all: 'All', open: 'Open', quoted: 'Quoted', closed: 'Closed' },
  list: 'Requirements',
  nothingYet: 'Nobody has asked for anything yet.',
  wanted: (quantity: string, category: string) => `Quantity ${quantity} · ${category}`,
  quotes: (count: number) => plural(count, { one: '1 quote', other: `${count} quotes` }),
  from: (price: string) => `from ${price}`,
  chosen: (seller: string) => `Chose ${seller}`,
  posted: (day: string) => `Posted ${day}`,
  closed: (day: string) => `Closed ${day}`,
  closedBy: (name: string, reason: string) => `${name}: ${reason}`,
  close: 'Close',
  closeOf: (name: string) => `Close the requirement ${name}`,
  closeTitle: 'Close this requirement',
  closeText: 'Nobody can quote any more. The buyer reads your reason.',
  quick: [
    'Such goods may not be traded here.',
    'This is not a request for goods.',
    'The same requirement is open already.',
  ],
} as const
