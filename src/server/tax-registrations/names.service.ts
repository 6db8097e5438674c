import { panOfGstNumber } from '#contract/sellers/tax-registration-rules.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { askForNames, listApprovedNames, withdrawNames } from '#server/profile-changes/names.service.ts'
import { areVetted, type Names } from './names.rules.ts'
import type { RegistrationRow } from './registration.queries.ts'

type Shop = { readonly vetted_name: string | null; readonly own: readonly RegistrationRow[] }

type Printed = { readonly printed: Names; readonly areSeen: boolean }

/** What papers print once these names are saved: theirs if an admin has seen them, the former ones otherwise. */
export async function namesToPrint(
  tx: Db,
  { user_id }: Person,
  { vetted_name, own }: Shop,
  draft: Names & { readonly gstin: string },
): Promise<Printed> {
  const { gstin, legal_name, trade_name } = draft
  // One PAN has one legal name, whatever the state.
  const kin = own.filter(
    (each) => panOfGstNumber(each.gstin) === panOfGstNumber(gstin) && !each.are_names_doubted,
  )
  const seen = [...kin, ...(await listApprovedNames(tx, user_id, gstin))].flatMap((each) => [
    each.legal_name,
    each.trade_name,
  ])
  if (areVetted(draft, [vetted_name ?? '', ...seen]))
    return { printed: { legal_name, trade_name }, areSeen: true }
  const before = own.find((each) => each.gstin === gstin) ?? kin[0]
  return { printed: before ?? { legal_name: vetted_name ?? '', trade_name: '' }, areSeen: false }
}

/** Sends names that nobody has seen to the desk. */
export async function sendToDesk(
  tx: Db,
  actor: Person,
  names: Names & { readonly gstin: string },
  { printed, areSeen }: Printed,
) {
  const { gstin, legal_name, trade_name } = names
  if (areSeen) return withdrawNames(tx, gstin)
  const { user_id } = actor
  return askForNames(tx, actor, { user_id, gstin, former: printed, wanted: { legal_name, trade_name } })
}
