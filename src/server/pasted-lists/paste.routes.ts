import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/pasted-list.ts'
import type { ProductImport } from '#contract/products/product-import.ts'
import { imports as texts } from '#contract/texts/imports.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as imports from '#server/imports/import.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { matchRow } from './match-row.service.ts'

type Reader = {
  readonly wake: () => void
  readonly show: (seller: Caller, importId: string) => Promise<ProductImport>
}

/** Routes for price lists that are pasted from a chat. */
export function pasteRoutes(app: FastifyInstance, reader: Reader) {
  const { db } = app.services

  route(
    app,
    contract.pasteImport,
    async ({ text: csv, mode, category_type = null }, seller, { idempotencyKey }) => {
      const list = { file_name: '', csv, mode, source: 'paste', category_type } as const
      const created = await imports.createImport(db, seller, list, idempotencyKey)
      reader.wake()
      return success(texts.readingList, { import: await reader.show(seller, created.import_id) })
    },
  )

  route(app, contract.matchImportRow, async (choice, seller) => {
    await matchRow(db, seller, choice)
    return { success: true as const, import: await reader.show(seller, choice.importId) }
  })
}
