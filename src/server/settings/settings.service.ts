import { type Settings, settings } from '#contract/admin/settings.ts'
import type { Banner } from '#contract/content/banner.ts'
import { knownTaxonomy } from '#server/categories/taxonomy.service.ts'
import { writtenOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './settings.queries.ts'

/** The settings for their editor. */
export async function getEditedSettings(db: Db) {
  const { revision } = await sql.findRevision(db)
  return { settings: await getSettings(db), revision }
}

/** What everybody reads of the operator. */
export async function getPublicSettings(db: Db) {
  const [settings, banners] = await Promise.all([getSettings(db), writtenOf(db, 'banners')])
  const banner = (banners.get('landing') ?? null) as Banner | null
  const categories = knownTaxonomy(db).written.map(({ aliases, former, ...category }) => ({
    ...category,
    aliases: [...aliases],
    former: [...former],
  }))
  return { settings, banner, categories }
}

/** All settings; unset ones are empty. */
export async function getSettings(db: Db): Promise<Settings> {
  const set = new Map((await sql.findSettings(db)).map(({ name, value }) => [name, value]))
  const names = Object.keys(settings.shape)
  return settings.parse(Object.fromEntries(names.map((name) => [name, set.get(name) ?? ''])))
}
