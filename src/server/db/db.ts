import pg from 'pg'
import { compile, type Sql } from './sql.ts'

// Both arrive as text by default. Amounts in paise and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Either the pool or an open transaction: queries never care which. */
export interface Db {
  many<Row>(query: Sql<Row>): Promise<Row[]>
  maybe<Row>(query: Sql<Row>): Promise<Row | undefined>
  one<Row>(query: Sql<Row>): Promise<Row>
  /** Runs a statement and says how many rows it touched. */
  run(query: Sql): Promise<number>
  /** All or nothing. Inside a transaction it joins the one that is open. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** Work that must not happen unless the transaction commits: run after it, or at once outside of one. */
  afterCommit(work: () => void): void
}

type Options = { readonly checkRows?: boolean }

export function createDb(pool: pg.Pool, { checkRows = false }: Options = {}): Db {
  // An idle connection that breaks must not end the process; the next query gets a fresh one.
  pool.on('error', () => {})
  return {
    ...queriesOver(pool, checkRows),
    transaction: (work) => inTransaction(pool, checkRows, work),
    afterCommit: (work) => work(),
  }
}

function queriesOver(run: pg.Pool | pg.PoolClient, checkRows: boolean) {
  const many = async <Row>(query: Sql<Row>): Promise<Row[]> => {
    const { rows } = await run.query(compile(query))
    return checkRows && query.row ? query.row.array().parse(rows) : rows
  }
  return {
    many,
    maybe: async <Row>(query: Sql<Row>) => (await many(query))[0],
    async one<Row>(query: Sql<Row>) {
      const [row] = await many(query)
      if (row === undefined) throw new Error('expected one row')
      return row
    },
    run: async (query: Sql) => (await run.query(compile(query))).rowCount ?? 0,
  }
}

async function inTransaction<T>(pool: pg.Pool, checkRows: boolean, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const afterwards: (() => void)[] = []
  const tx: Db = {
    ...queriesOver(client, checkRows),
    transaction: (inner) => inner(tx),
    afterCommit: (later) => afterwards.push(later),
  }
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(tx)
    await client.query('commit')
    for (const later of afterwards) later()
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
