import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/content/admin-content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { listPortalChecks } from '#contract/content/portal-checks.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { http } from '#contract/texts/http.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { forbidden } from '#server/errors.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { publishedChecks } from '#server/portals/all-checks.rules.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { changeContent, undoContent } from './change.service.ts'
import { toDocument, toRevision } from './content.reply.ts'
import { listContent, listRevisions } from './content.service.ts'
import { kinds } from './kinds.rules.ts'

export function contentRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listContent, async ({ kind }) => ({
    success: true as const,
    documents: (await listContent(db, kind)).map(toDocument),
  }))
  route(app, listPortalChecks, async () => ({ success: true as const, checks: publishedChecks() }))
  route(app, contract.listRevisions, async ({ kind, name, cursor }) => {
    const { revisions, next } = await listRevisions(db, { kind, name }, cursor)
    return { success: true as const, revisions: revisions.map(toRevision), next }
  })
  route(app, contract.changeContent, async ({ value, ...place }, caller, visit) => {
    requireOwner(place.kind, caller)
    const document = await changeContent(db, place, value, actorOf(caller, visit))
    return success(sentenceFor(document), { document: toDocument(document) })
  })
  route(app, contract.undoContent, async ({ restore, ...place }, caller, visit) => {
    requireOwner(place.kind, caller)
    const document = await undoContent(db, place, restore, actorOf(caller, visit))
    return success(texts.undone({ revision: restore }), { document: toDocument(document) })
  })
}

function requireOwner(kind: ContentKind, { admin_role }: Caller) {
  if (kinds[kind].isForOwners && admin_role !== 'owner') throw forbidden(http.otherRole)
}

function sentenceFor({ value, revision }: { readonly value: object | null; readonly revision: number }) {
  if (value === null) return texts.removed
  return revision === 1 ? texts.added : texts.saved
}
