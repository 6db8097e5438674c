import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** What is said of HSN codes and rates. */
export const taxTexts = {
  find: 'Find the code by what you sell',
  findHint: 'Suggestions from the rate notifications of September 2025. Your accountant decides.',
  found: (count: number) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  suggestions: 'Suggested codes',
  heading: (code: string, percent: number) => `${code} · GST ${percent} %`,
  above: (rupees: number, percent: number) => `Above ₹${grouped(rupees)} a piece: ${percent} %`,
} as const
