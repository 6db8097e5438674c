import type {
  listPartyNames as listContract,
  savePartyName as saveContract,
} from '#contract/books/party-names.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, notFound } from '#server/errors.ts'
import { getTallyNames } from './ledger-name.service.ts'
import * as sql from './party-name.queries.ts'
import { nameKey } from './tally-names.rules.ts'

type Person = { readonly user_id: string }

/** The parties of a month of a person, each with how the own Tally calls it. */
export async function listParties(db: Db, { user_id }: Person, { q, ...wish }: InputOf<typeof listContract>) {
  const parties = await sql.findParties(db, { ...wish, userId: user_id }, q)
  return { parties, total: parties[0]?.total ?? 0 }
}

/** One name for one ledger: what two had in common would be one account in Tally. */
export const nameParty = (
  db: Db,
  person: Person,
  { party, name, ...wish }: InputOf<typeof saveContract>,
): Promise<sql.PartyRow> =>
  db.transaction(async (tx) => {
    const { user_id: userId } = person
    await sql.lockNames(tx, userId)
    const row = await sql.findPartyOf(tx, { ...wish, userId }, party)
    if (!row) throw notFound('party')
    if (name === '') {
      await sql.deletePartyName(tx, userId, party)
      return row
    }
    const { parties, ...ledgers } = await getTallyNames(tx, person)
    const others = [
      ...Object.values(ledgers),
      ...[...parties].filter(([key]) => key !== party).map(([, other]) => other),
    ]
    if (others.some((other) => nameKey(other) === nameKey(name)))
      throw badInput(texts.ledgerTwice({ name }), 'name')
    await sql.savePartyName(tx, userId, party, name)
    return { ...row, own_name: name }
  })
