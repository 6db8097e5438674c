import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import * as sql from './content.queries.ts'
import type { FormerRow, Value } from './content.row.ts'

/** What the operator wrote under each name of a kind; null: taken away. The same object until it changes. */
export type Written = ReadonlyMap<string, Value | null>

/** When what stands was written, and as which revision. */
type Made = { readonly at: Date | null; readonly revision: number }

type Content = {
  readonly version: number
  readonly byKind: ReadonlyMap<string, Written>
  readonly made: ReadonlyMap<string, Made>
  /** All that categories and states said since they were edited: a spelling that was accepted once stays so. */
  readonly former: ReadonlyMap<string, readonly FormerRow[]>
}
type Held = Content & { readonly seenAt: number }

const nothing: Written = new Map()
const contents = new WeakMap<Db, Held>()
const looking = new WeakMap<Db, Promise<Held>>()
const listeners = new WeakMap<Db, Set<() => void>>()

/**
 * What the operator wrote, from memory. Every process looks for changes twice a second (`content.runner.ts`); where it
 * could not, the next reader looks.
 */
export async function writtenOf(db: Db, kind: ContentKind): Promise<Written> {
  const { byKind } = await standing(db)
  return byKind.get(kind) ?? nothing
}

/** The same of one document, with when it was written; undefined while the code's content stands. */
export async function writtenAs(db: Db, kind: ContentKind, name: string) {
  const { byKind, made } = await standing(db)
  const value = byKind.get(kind)?.get(name)
  const how = made.get(`${kind}/${name}`)
  return value && how ? { value, ...how } : undefined
}

/** What is in memory, however old; undefined before the first look. */
export function memoryOf(db: Db, kind: ContentKind) {
  const content = contents.get(db)
  if (!content) return undefined
  return { written: content.byKind.get(kind) ?? nothing, former: content.former.get(kind) ?? [] }
}

async function standing(db: Db): Promise<Content> {
  const known = contents.get(db)
  const isFresh = known && Date.now() - known.seenAt < 1.6 * limits.content.lookMs
  return isFresh ? known : look(db)
}

/** Looks for changes; readers who come meanwhile share the look. */
export function look(db: Db): Promise<Held> {
  const begun = looking.get(db) ?? lookNow(db).finally(() => looking.delete(db))
  looking.set(db, begun)
  return begun
}

/** A change of this process shows here at once. */
export async function lookAfresh(db: Db) {
  await looking.get(db)?.catch(() => {})
  await look(db)
}

async function lookNow(db: Db): Promise<Held> {
  const seenAt = Date.now()
  const { version } = await sql.findVersion(db)
  const known = contents.get(db)
  const content = known?.version === version ? known : await load(db, version, known)
  const now = { ...content, seenAt }
  contents.set(db, now)
  if (known && known.version !== version) for (const listener of listeners.get(db.origin) ?? []) listener()
  return now
}

async function load(db: Db, version: number, known: Content | undefined): Promise<Content> {
  const byKind = new Map<string, Map<string, Value | null>>()
  const made = new Map<string, Made>()
  for (const { kind, name, value, made_at, revision } of await sql.findStanding(db)) {
    made.set(`${kind}/${name}`, { at: made_at, revision })
    const written = byKind.get(kind) ?? new Map<string, Value | null>()
    byKind.set(kind, written.set(name, value))
  }
  for (const [kind, written] of byKind) {
    const before = known?.byKind.get(kind)
    if (before && isSame(before, written)) byKind.set(kind, before as Map<string, Value | null>)
  }
  const remembering = ['categories', 'states'].filter((kind) => byKind.has(kind))
  const former = remembering.length > 0 ? await sql.findEveryValue(db, remembering) : []
  return { version, byKind, made, former: Map.groupBy(former, ({ kind }) => kind) }
}

const isSame = (one: Written, other: Written) => JSON.stringify([...one]) === JSON.stringify([...other])

/** Calls when this process sees that content has changed. Answers how to stop. */
export function onContentChange({ origin }: Db, listener: () => void) {
  const all = listeners.get(origin) ?? new Set()
  listeners.set(origin, all.add(listener))
  return () => void all.delete(listener)
}
