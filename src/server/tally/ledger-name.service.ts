import { type LedgerNames, ledgerKeys, ledgers } from '#contract/books/ledgers.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'
import * as sql from './ledger-name.queries.ts'
import { lockNames } from './party-name.queries.ts'
import { nameKey, type TallyNames } from './tally-names.rules.ts'

type Person = { readonly user_id: string }

const ofParty = 'party:'

/** How the person's own Tally calls our ledgers, by our words where nothing was said, and the parties. */
export async function getTallyNames(db: Db, { user_id }: Person): Promise<TallyNames> {
  const known = (await sql.findLedgerNames(db, user_id)).map(({ ledger, name }) => [ledger, name] as const)
  const named = new Map(known)
  const own = Object.fromEntries(
    ledgerKeys.map((key) => [key, named.get(key) ?? ledgers[key]]),
  ) as LedgerNames
  const parties = known
    .filter(([key]) => key.startsWith(ofParty))
    .map(([key, name]) => [key.slice(ofParty.length), name] as const)
  return { ...own, parties: new Map(parties) }
}

export async function getLedgerNames(db: Db, person: Person): Promise<LedgerNames> {
  const { parties: _, ...names } = await getTallyNames(db, person)
  return names
}

export const saveLedgerNames = (db: Db, person: Person, names: LedgerNames) =>
  db.transaction(async (tx) => {
    await lockNames(tx, person.user_id)
    const { parties } = await getTallyNames(tx, person)
    const list = ledgerKeys.map((key) => [key, names[key]] as const)
    // Two of our ledgers in one of theirs would mix taxes with sales.
    const seen = new Set([...parties.values()].map(nameKey))
    for (const [, name] of list) {
      if (seen.has(nameKey(name))) throw badInput(texts.ledgerTwice({ name }))
      seen.add(nameKey(name))
    }
    await sql.saveNames(tx, person.user_id, list)
    return names
  })
