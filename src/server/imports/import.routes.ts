import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/product-import.ts'
import { imports as texts } from '#contract/texts/imports.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { toImport, toImportRow } from './import.reply.ts'
import { startImports } from './import.runner.ts'
import * as imports from './import.service.ts'
import { productsFile, templateFile } from './products-file.service.ts'
import { wrongRowsFile } from './wrong-rows-file.service.ts'

/** Routes for importing and exporting products. Answers what wakes their reader, and what shows one. */
export function importRoutes(app: FastifyInstance) {
  const { db } = app.services
  const runner = startImports(app)
  const imported = async (seller: Caller, importId: string) =>
    toImport(await imports.getImport(db, seller, importId))

  route(app, contract.createImport, async (file, seller, { idempotencyKey }) => {
    const chosen = { ...file, source: 'file', category_type: null } as const
    const created = await imports.createImport(db, seller, chosen, idempotencyKey)
    runner.wake()
    return success(texts.reading, { import: toImport(created) })
  })

  route(app, contract.listImports, async (_, seller) => ({
    success: true as const,
    imports: (await imports.listImports(db, seller)).map(toImport),
  }))

  route(app, contract.getImport, async ({ importId }, seller) => ({
    success: true as const,
    import: await imported(seller, importId),
  }))

  route(app, contract.listImportRows, async (query, seller) => {
    const { page, ...more } = await imports.listRows(db, seller, query)
    return { success: true as const, rows: page.map(toImportRow), ...more }
  })

  route(app, contract.exportWrongRows, async ({ importId, language, format }, seller) =>
    wrongRowsFile(db, seller, { importId, format }, await app.languages.wordsIn(language)),
  )

  route(app, contract.addImportPictures, async (sent, seller) => {
    const pictures = await imports.addPictures(app.services, seller, sent)
    return success(texts.picturesAdded, { pictures, import: await imported(seller, sent.importId) })
  })

  route(app, contract.applyImport, async (choice, seller) => {
    await imports.applyImport(db, seller, choice)
    runner.wake()
    return success(texts.saving, { import: await imported(seller, choice.importId) })
  })

  route(app, contract.cancelImport, async ({ importId }, seller) => {
    await imports.cancelImport(db, seller, importId)
    return success(texts.cancelled, { import: await imported(seller, importId) })
  })

  route(app, contract.getImportTemplate, async ({ language, format }) =>
    templateFile(await app.languages.wordsIn(language), format),
  )

  route(app, contract.exportProducts, async ({ language, ...filters }, seller) =>
    productsFile(app.services, seller, filters, await app.languages.wordsIn(language)),
  )

  return { wake: runner.wake, show: imported }
}
