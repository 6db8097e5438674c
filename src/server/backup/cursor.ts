import type pg from 'pg'

const atOnce = 5_000

/** The rows of a statement, a few at a time, within the transaction of the connection. */
export async function* rowsOf<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
): AsyncGenerator<Row> {
  await client.query(`declare many no scroll cursor for ${text}`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${atOnce} from many`)
    yield* rows
    if (rows.length < atOnce) break
  }
  await client.query('close many')
}
