import { type Settings, settings } from '#contract/admin/settings.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './settings.queries.ts'

/** The settings for their editor. */
export async function getEditedSettings(db: Db) {
  const { revision } = await sql.findRevision(db)
  return { settings: await getSettings(db), revision }
}

/** All settings; unset ones are empty. */
export async function getSettings(db: Db): Promise<Settings> {
  const set = new Map((await sql.findSettings(db)).map(({ name, value }) => [name, value]))
  const names = Object.keys(settings.shape)
  return settings.parse(Object.fromEntries(names.map((name) => [name, set.get(name) ?? ''])))
}
