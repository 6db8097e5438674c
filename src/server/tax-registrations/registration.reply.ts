import type { TaxRegistration } from '#contract/sellers/tax-registration.ts'
import type { RegistrationRow } from './registration.queries.ts'

export const toRegistration = ({
  waiting_legal_name: legal_name,
  waiting_trade_name: trade_name,
  are_names_doubted: _,
  ...same
}: RegistrationRow): TaxRegistration => ({
  ...same,
  waiting_names: legal_name === null || trade_name === null ? null : { legal_name, trade_name },
})
