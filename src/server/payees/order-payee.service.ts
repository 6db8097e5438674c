import type { Services } from '#server/services.ts'
import { findPayeeOfOrder } from './payee.queries.ts'
import type { PayeeRow } from './payee.row.ts'
import { openAccountOf } from './payee.rules.ts'

/** A payee with its account number in full, for those who may pay it. */
export type OpenPayee = Pick<PayeeRow, 'name' | 'vpa' | 'vpa_kind' | 'mcc' | 'ifsc'> & {
  readonly account_number: string
}

/**
 * Where an order is paid: the payee that it was placed with, else the first one after it; nowhere once it is cancelled,
 * unless the seller knows of money in it. 'later': its buyer reads it once the seller confirms the order. An account
 * whose key is lost is left out, so that the order can still be paid by UPI, and payments of it noted.
 */
export async function getPayeeOfOrder(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  orderId: string,
  isSeller: boolean,
): Promise<OpenPayee | 'later' | undefined> {
  const payee = await findPayeeOfOrder(db, orderId)
  if (!payee) return undefined
  const { name, vpa, vpa_kind, mcc, ifsc } = payee
  const account_number = openAccountOf(secrets, payee)
  if (vpa === '' && account_number === '') return undefined
  if (payee.is_later && !isSeller) return 'later'
  return { name, vpa, vpa_kind, mcc, ifsc: account_number && ifsc, account_number }
}
