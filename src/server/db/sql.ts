import type { ZodType, z } from 'zod'
import { createStatementNames } from './statement-names.ts'

/**
 * How long PostgreSQL keeps a statement prepared: always if the code fixes its text, while it is frequent if user
 * input shapes it, and never if it must be planned for its values.
 */
const keeping = { never: 0, usual: 1, always: 2 } as const
type Keeping = (typeof keeping)[keyof typeof keeping]

type Kind<Row> = { readonly row?: ZodType<Row>; readonly kept?: Keeping }

/**
 * A piece of SQL with its parameters. Pieces nest: SQL inside SQL is spliced in, any other value becomes a parameter.
 */
export class Sql<Row = unknown> {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  readonly row: ZodType<Row> | undefined
  readonly kept: Keeping

  constructor(
    strings: readonly string[],
    values: readonly unknown[],
    { row, kept = keeping.always }: Kind<Row> = {},
  ) {
    this.strings = strings
    this.values = values
    this.row = row
    this.kept = values.reduce<Keeping>((least, value) => lesser(least, value), kept)
  }
}

const lesser = (least: Keeping, value: unknown): Keeping =>
  value instanceof Sql && value.kept < least ? value.kept : least

export const sql = (strings: TemplateStringsArray, ...values: unknown[]) => new Sql(strings, values)

/** SQL whose rows match a schema: types follow from it, and tests check every row against it. */
export const rows =
  <Schema extends ZodType>(schema: Schema) =>
  (strings: TemplateStringsArray, ...values: unknown[]) =>
    new Sql<z.infer<Schema>>(strings, values, { row: schema as ZodType<z.infer<Schema>> })

export const empty = sql``

/** A piece whose text depends on user input: its statement is kept prepared only while it is frequent. */
export const preparedIfFrequent = (piece: Sql): Sql =>
  new Sql(piece.strings, piece.values, { kept: keeping.usual })

/** A piece whose best plan depends on its values: its statement is planned each time. */
export const neverPrepared = (piece: Sql): Sql =>
  new Sql(piece.strings, piece.values, { kept: keeping.never })

/** Joins pieces. Each number of pieces makes a different text, so more than one counts as shaped by user input. */
export const join = (pieces: readonly Sql[], between = sql`, `): Sql =>
  pieces.length > 1 ? preparedIfFrequent(joinFew(pieces, between)) : (pieces[0] ?? empty)

/** The same if the code limits the number of pieces. */
export const joinFew = (pieces: readonly Sql[], between = sql`, `): Sql =>
  pieces.length === 0 ? empty : pieces.reduce((all, piece) => sql`${all}${between}${piece}`)

/**
 * PostgreSQL parses and plans a named statement once per connection (a quarter of the server's work for a lookup by
 * key, two fifths for a search with filters) and keeps it for the life of the connection. So texts that the code
 * fixes get names, up to this many.
 */
const mostNames = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `q${names.size}`
  names.set(text, name)
  return name
}

const usual = createStatementNames()

/** Flattens nested pieces, and names the statement by its text if that is fixed. */
export function compile(query: Sql) {
  const values: unknown[] = []
  const write = (piece: Sql): string =>
    piece.strings.reduce((text, part, i) => {
      const value = piece.values[i - 1]
      return text + (value instanceof Sql ? write(value) : `$${values.push(value)}`) + part
    })
  const text = write(query)
  return { name: nameFor(query.kept, text), text, values }
}

function nameFor(kept: Keeping, text: string): string | undefined {
  if (kept === keeping.always) return nameOf(text)
  return kept === keeping.usual ? usual.nameOf(text, Date.now()) : undefined
}

/** Integers from the code, written into the text so that the planner knows them. Never for user input. */
export const literal = (...numbers: readonly number[]): Sql =>
  new Sql([numbers.map(Math.trunc).join(', ')], [])

/** The same for a number from a request; the usual values keep the text fixed. */
export const chosen = (number: number, usual: readonly number[]): Sql =>
  usual.includes(number) ? literal(number) : preparedIfFrequent(sql`${number}::bigint`)

/**
 * One of these ids. PostgreSQL plans a statement with a list anew each time, because it finds a short list cheaper than
 * the ten it assumes in general; this list it cannot see, so it keeps its plan.
 */
export const anyOf = (ids: readonly string[]): Sql => sql`any((select ${ids}::uuid[])::uuid[])`

/** Column names from the code, with their table if needed. Never for user input. */
export const columnNames = (columns: readonly string[], table?: string): Sql =>
  new Sql([columns.map((column) => (table ? `${table}.${column}` : column)).join(', ')], [])
