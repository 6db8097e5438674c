import type { DirectoryFinding } from '#contract/admin/directory-finding.ts'
import type { CheckRow, NewCheck } from '#server/seller-checks/check.row.ts'
import type { Registered } from '#server/senders/gst-directory.ts'

/** A registration may be cancelled on any day. */
const holdsDays = 90

const isActive = ({ status }: Pick<Registered, 'status'>) => status.toLowerCase() === 'active'

/** What the register said, as a check. Whether its names fit is for the reviewer to judge. */
export const directoryCheck = (gstin: string, registered: Registered | undefined): NewCheck => ({
  kind: 'gst_directory',
  result: registered && isActive(registered) ? 'good' : 'warning',
  method: 'directory',
  about: gstin,
  days: holdsDays,
  ...(registered && { facts: registered }),
})

const titles = /\b(m\/?s|messrs|private|pvt|limited|ltd|llp|and|the|co|company)\b/g

/** Names that differ in case, dots and forms of a company are one. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('.', '')
    .replace(titles, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

type Named = { readonly company_name: string; readonly full_name: string }

/** The firm under its trade or legal name, or the person under whose name a sole trader is registered. */
function namesFit({ company_name, full_name }: Named, { legal_name, trade_name }: Registered) {
  const registered = [legal_name, trade_name].map(plain).filter(Boolean)
  return [company_name, full_name].map(plain).some((name) => name !== '' && registered.includes(name))
}

const registerIn = ({ facts }: CheckRow): Registered | null => (isRegistered(facts) ? facts : null)

const isRegistered = (facts: CheckRow['facts']): facts is Registered => 'status' in facts

/** What a reviewer is to look at: findings, no decision. */
export function findingOf(check: CheckRow, applicant: Named): DirectoryFinding {
  const register = registerIn(check)
  return {
    checked_at: check.checked_at.toISOString(),
    register,
    is_active: register !== null && isActive(register),
    names_fit: register !== null && namesFit(applicant, register),
  }
}
