import type { Secrets } from '#server/secrets/secrets.ts'
import type { PayeeRow } from './payee.row.ts'

/** The place that binds a sealed account number to its row. */
export const accountNumberOf = (payeeId: string) => `seller_payees/${payeeId}/account_number`

/** The account number in full; blank without one, and where the key that sealed it is lost. */
export const openAccountOf = (
  secrets: Secrets,
  { payee_id, account_number }: Pick<PayeeRow, 'payee_id' | 'account_number'>,
): string =>
  account_number && secrets.knows(account_number)
    ? secrets.open(account_number, accountNumberOf(payee_id)).toString()
    : ''

/** Words that names of businesses share. */
const common = new Set([
  'and',
  'the',
  'pvt',
  'ltd',
  'private',
  'limited',
  'llp',
  'co',
  'company',
  'traders',
  'sons',
])

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 1 && !common.has(word))

/** Whether the name of an account has no word in common with any name of the shop: the buyer is told to look twice. */
export function isNameUnlike(payee: string, shop: readonly string[]): boolean {
  const own = new Set(shop.flatMap(wordsOf))
  const words = wordsOf(payee)
  return words.length === 0 || own.size === 0 ? !shop.includes(payee) : !words.some((word) => own.has(word))
}
