import type { FastifyInstance } from 'fastify'
import { getTallyFile } from '#contract/books/books.ts'
import * as contract from '#contract/books/ledgers.ts'
import { listPartyNames, savePartyName } from '#contract/books/party-names.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { getLedgerNames, saveLedgerNames } from './ledger-name.service.ts'
import { toPartyName } from './party-name.reply.ts'
import { listParties, nameParty } from './party-name.service.ts'
import { getSalesForTally } from './tally.service.ts'

export function tallyRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, getTallyFile, (wish, seller) => getSalesForTally(db, seller, wish))
  route(app, contract.getLedgerNames, async (_, person) => ({
    success: true as const,
    names: await getLedgerNames(db, person),
  }))
  route(app, contract.saveLedgerNames, async ({ names }, person) =>
    success(texts.ledgersSaved, { names: await saveLedgerNames(db, person, names) }),
  )
  route(app, listPartyNames, async (wish, person) => {
    const { parties, total } = await listParties(db, person, wish)
    return { success: true as const, parties: parties.map(toPartyName), total }
  })
  route(app, savePartyName, async (draft, person) => {
    const party = toPartyName(await nameParty(db, person, draft))
    return success(texts.partyNamed({ party: party.name }), { party })
  })
}
