import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/operator-ledger.ts'
import { route } from '#server/http/route.ts'
import { toLedger } from './ledger.reply.ts'
import { getLedger, getLedgerFile } from './ledger.service.ts'

export function operatorLedgerRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.getOperatorLedger, async (wish) => toLedger(await getLedger(db, wish)))
  route(app, contract.getOperatorLedgerFile, async ({ quarter, language }) =>
    getLedgerFile(db, quarter, await app.languages.wordsIn(language)),
  )
}
