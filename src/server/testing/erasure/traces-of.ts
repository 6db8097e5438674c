import { z } from 'zod'
import { columnNames, rows } from '#server/db/sql.ts'
import { encodingsOf, filesBelow, filesWith } from '#server/testing/find-bytes.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const Name = z.object({ name: z.string() })
const Found = z.object({ count: z.int() })

/** The tables whose rows contain one of these texts, as a dump of the database would. */
export async function tablesWith({ db }: Pick<TestApp, 'db'>, words: readonly string[]): Promise<string[]> {
  const tables = await db.many(rows(Name)`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`)
  const names: string[] = []
  for (const { name } of tables) {
    const table = columnNames([name])
    const { count } = await db.one(rows(Found)`
      select count(*) from ${table} t
      where exists (select from unnest(${words}::text[]) word where strpos(lower(t::text), lower(word)) > 0)`)
    if (count > 0) names.push(name)
  }
  return names
}

/** The files of the data folder that contain one of these, raw or encoded. */
export const dataFilesWith = async ({ folder }: Pick<TestApp, 'folder'>, needles: readonly Buffer[]) =>
  filesWith(await filesBelow(folder), needles.flatMap(encodingsOf))
