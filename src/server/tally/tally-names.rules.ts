import type { LedgerNames } from '#contract/books/ledgers.ts'
import type { DocumentLine, Party } from '#server/documents/document.row.ts'
import { cutText } from '#server/languages/cut-text.ts'

const longestName = 90

/** On whose side of a document the books are. */
export type Side = 'sales' | 'purchases'

/** Whom a ledger of Tally is about. */
export type TallyParty = Pick<Party, 'name' | 'gstin'> & {
  /** Of a party without a GST number: what tells two of one name apart. */
  readonly id: string
}

/** The names of a person's own Tally; those of parties by their keys, where they were said. */
export type TallyNames = LedgerNames & { readonly parties: ReadonlyMap<string, string> }

/** By its GST number a party is the same for all its accounts. */
const partyKey = ({ gstin, id }: Pick<TallyParty, 'gstin' | 'id'>) => gstin || id

const short = (id: string) => id.slice(0, 4).toUpperCase()

/** One party, one ledger, in every month: two of the same name never share one. */
export const usualLedger = ({ name, gstin, id }: TallyParty) =>
  `${cutText(name, longestName)} (${gstin || short(id)})`

export const partyLedger = (party: TallyParty, { parties }: Pick<TallyNames, 'parties'>) =>
  parties.get(partyKey(party)) ?? usualLedger(party)

/** Tally counts an item in one unit, so the same goods in another one are another item. */
export const stockItem = ({ product_name, unit_code }: Pick<DocumentLine, 'product_name' | 'unit_code'>) =>
  `${cutText(product_name, longestName)} (${unit_code})`

/** Tally takes two names for one if only capitals or blanks differ. */
export const nameKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '')
