import type { Services } from '#server/services.ts'
import { findPayeeOfOrder } from './payee.queries.ts'
import type { PayeeRow } from './payee.row.ts'
import { accountNumberOf } from './payee.rules.ts'

/** A payee with its account number in full, for those who may pay it. */
export type OpenPayee = Pick<PayeeRow, 'name' | 'vpa' | 'vpa_kind' | 'mcc' | 'ifsc'> & {
  readonly account_number: string
}

/** Where an order is paid: the payee that it was placed with, else the first one after it. */
export async function getPayeeOfOrder(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  orderId: string,
): Promise<OpenPayee | undefined> {
  const payee = await findPayeeOfOrder(db, orderId)
  if (!payee) return undefined
  const { payee_id, name, vpa, vpa_kind, mcc, account_number, ifsc } = payee
  const account = account_number && secrets.open(account_number, accountNumberOf(payee_id)).toString()
  return { name, vpa, vpa_kind, mcc, ifsc, account_number: account ?? '' }
}
