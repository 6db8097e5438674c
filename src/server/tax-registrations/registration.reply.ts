import { documentNumber } from '#contract/documents/document-number.ts'
import type { TaxRegistration } from '#contract/sellers/tax-registration.ts'
import type { RegistrationRow } from './registration.queries.ts'

export function toRegistration({
  waiting_legal_name: legal_name,
  waiting_trade_name: trade_name,
  are_names_doubted: _,
  kind,
  year,
  next_place,
  ...same
}: RegistrationRow): TaxRegistration {
  const numberAt = (place: number) =>
    documentNumber({ kind, prefix: same.invoice_prefix, year, place }) ?? null
  return {
    ...same,
    last_number: next_place > 1 ? numberAt(next_place - 1) : null,
    next_number: numberAt(next_place),
    waiting_names: legal_name === null || trade_name === null ? null : { legal_name, trade_name },
  }
}
