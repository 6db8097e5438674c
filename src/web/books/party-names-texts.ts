import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'
import type { LedgerSide } from './ledger-names.tsx'

/** How the own Tally calls the parties of a month. */
export const partyNamesTexts = {
  title: 'Parties in your Tally',
  hint: {
    sales:
      'The file for Tally has a ledger for each buyer of this month. Where yours has another name, say it here.',
    purchases:
      'The file for Tally has a ledger for each supplier of this month. Where yours has another name, say it here.',
  } satisfies Record<LedgerSide, string>,
  find: 'Find a party',
  noGstin: 'no GST number',
  usual: (name: string) => `Without a name of yours: ${name}`,
  save: 'Save',
  saveOf: (name: string) => `Save ${name}`,
  none: 'Nobody was billed or paid in this month.',
  noneFound: 'No party of this month has these words.',
  more: (left: number) =>
    plural(left, {
      one: '1 more party: find it by name.',
      other: `${grouped(left)} more parties: find them by name.`,
    }),
  error: 'The parties could not be loaded. Check your connection and try again.',
  saveError: 'The name could not be saved. Check your connection and try again.',
} as const
