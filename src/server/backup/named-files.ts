import type pg from 'pg'
import { namedFolders, type Shelf } from '#server/named-files/named-folders.rules.ts'
import { rowsOf } from './cursor.ts'

export type NamedFile = { readonly shelf: Shelf; readonly name: string }

/** Every file that the market's rows name. */
export async function* namedFiles(client: pg.Client): AsyncGenerator<NamedFile> {
  const read = <Row extends pg.QueryResultRow>(query: string) => rowsOf<Row>(client, query)
  for (const { shelf, files } of namedFolders) for await (const name of files(read)) yield { shelf, name }
}
