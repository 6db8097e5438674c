import type { PartyName } from '#contract/books/party-names.ts'
import type { PartyRow } from './party-name.queries.ts'
import { usualLedger } from './tally-names.rules.ts'

export const toPartyName = ({ party, name, gstin, own_name }: PartyRow): PartyName => ({
  ...{ party, name, gstin, own_name },
  usual_name: usualLedger({ name, gstin, id: party }),
})
