import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/buy-again/saved-searches.ts'
import { savedSearches as texts } from '#contract/texts/goods/saved-searches.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toOpenSearch, toSavedSearch } from './saved-search.reply.ts'
import * as searches from './saved-search.service.ts'

export function savedSearchRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listSavedSearches, async (_, caller) => ({
    success: true as const,
    searches: (await searches.listSearches(db, caller)).map(toSavedSearch),
  }))
  route(app, contract.saveSearch, async (draft, caller, { idempotencyKey }) => {
    const { search_id, name } = await searches.saveSearch(db, caller, draft, idempotencyKey)
    return success(texts.saved({ name }), { search_id })
  })
  route(app, contract.getSavedSearch, async (named, caller) =>
    toOpenSearch(await searches.getSearch(db, caller, named)),
  )
  route(app, contract.changeSavedSearch, async (change, caller) => {
    await searches.changeSearch(db, caller, change)
    return success(texts.changed)
  })
  route(app, contract.deleteSavedSearch, async (named, caller) => {
    await searches.deleteSearch(db, caller, named)
    return success(texts.deleted)
  })
  route(app, contract.lookAtSavedSearch, async (named, caller) => {
    await searches.lookAtSearch(db, caller, named)
    return success(texts.looked)
  })
}
