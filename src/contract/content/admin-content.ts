import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { revision } from '#contract/revision.ts'
import { contentKind } from './content-kinds.ts'

/** What a document says; its kind declares the fields. */
const value = z.nullable(z.record(z.string(), z.unknown()))

const person = z.nullable(z.string())

const contentDocument = z.object({
  /** Its name within its kind. */
  name: z.string(),
  /** null: taken away. */
  value,
  /** Counts its changes; 1 is what came with the product. */
  revision,
  /** When and by whom it was changed last; null: it stands as it came. */
  made_at: z.nullable(moment),
  made_by: person,
})

const contentRevision = z.object({
  revision,
  value,
  /** null: it came with the product. */
  made_at: z.nullable(moment),
  made_by: person,
  /** The revision that an undo brought back. */
  restored: z.nullable(z.int()),
})

/** What stands under one name, in the type of its kind. */
type In<Document, Value> = Omit<Document, 'value'> & { readonly value: Value | null }
export type ContentDocument<Value> = In<z.infer<typeof contentDocument>, Value>
export type ContentRevision<Value> = In<z.infer<typeof contentRevision>, Value>

const name = z.string('Content not found').check(z.minLength(1), z.maxLength(limits.content.name))
const seen = z.int('Revision must be a whole number')

export const listContent = endpoint({
  method: 'GET',
  path: '/api/admin/content/:kind',
  access: 'admin',
  area: 'content',
  about: 'What the operator may edit of this kind, as it stands now, with its revision.',
  input: z.object({ kind: contentKind }),
  reply: z.object({ ...successFields, documents: z.array(contentDocument) }),
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/content/:kind/:name/revisions',
  access: 'admin',
  area: 'content',
  about: 'All revisions of one document, the newest first, with who made them and when.',
  input: z.object({ kind: contentKind, name, cursor }),
  reply: z.object({
    ...successFields,
    revisions: z.array(contentRevision),
    next: z.nullable(z.string()),
  }),
})

const saved = z.object({ ...successWithMessage, document: contentDocument })

export const changeContent = endpoint({
  method: 'PUT',
  path: '/api/admin/content/:kind/:name',
  access: 'admin',
  area: 'content',
  about:
    'Writes a revision: the whole value, or null to take it away. `revision` is the one that was read, 0 for a new name; an old one is refused with 409.',
  input: z.object({ kind: contentKind, name, value, revision: seen }),
  reply: saved,
})

export const undoContent = endpoint({
  method: 'POST',
  path: '/api/admin/content/:kind/:name/undo',
  access: 'admin',
  area: 'content',
  about:
    'Writes a revision with the value of an earlier one. `revision` is the one that was read; an old one is refused with 409.',
  input: z.object({ kind: contentKind, name, restore: seen, revision: seen }),
  reply: saved,
})
