import type { SellerPayee } from '#contract/payments/payee.ts'
import type { PayeeRow } from './payee.row.ts'

export const toPayee = ({ payee_id: _, account_number, created_at, ...same }: PayeeRow): SellerPayee => ({
  ...same,
  has_account: account_number !== null,
  since: created_at.toISOString(),
})
