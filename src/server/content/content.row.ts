import { z } from 'zod'

/** Any fixed number: changes of content wait for each other, so that the latest id tells every process of all of them. */
export const contentLock = 7_244

const value = z.record(z.string(), z.unknown()).nullable()

/** What stands of a document now, unless the code's content does. */
export const StandingRow = z.object({
  kind: z.string(),
  name: z.string(),
  revision: z.int(),
  value,
  /** Null: it stands as it came. */
  made_at: z.date().nullable(),
})
export type StandingRow = z.infer<typeof StandingRow>

export const FormerRow = z.object({
  kind: z.string(),
  name: z.string(),
  value: z.record(z.string(), z.unknown()),
})
export type FormerRow = z.infer<typeof FormerRow>

const made = { made_at: z.date().nullable(), made_by: z.string().nullable() }

export const DocumentRow = z.object({ name: z.string(), revision: z.int(), value, ...made })
export type DocumentRow = z.infer<typeof DocumentRow>

export const RevisionRow = z.object({ revision: z.int(), value, restored: z.int().nullable(), ...made })
export type RevisionRow = z.infer<typeof RevisionRow>

export type Value = Readonly<Record<string, unknown>>
