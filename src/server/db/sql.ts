import type { ZodType, z } from 'zod'
import { createUsualNames } from './usual-names.ts'

/**
 * How long PostgreSQL keeps a statement prepared: a text of the code always, one that people choose while it is one of the
 * usual ones, and never what must be planned for its values.
 */
const keeping = { never: 0, usual: 1, always: 2 } as const
type Keeping = (typeof keeping)[keyof typeof keeping]

type Kind<Row> = { readonly row?: ZodType<Row>; readonly kept?: Keeping }

/** A piece of SQL with its parameters. Pieces nest: SQL inside SQL is spliced, every other value becomes a parameter. */
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

/** SQL whose rows have the shape of a schema: the types follow from it, and tests check every row against it. */
export const rows =
  <Schema extends ZodType>(schema: Schema) =>
  (strings: TemplateStringsArray, ...values: unknown[]) =>
    new Sql<z.infer<Schema>>(strings, values, { row: schema as ZodType<z.infer<Schema>> })

export const empty = sql``

/** A piece of which people choose the text: what holds it is kept prepared only as long as many choose the same. */
export const preparedIfFrequent = (piece: Sql): Sql =>
  new Sql(piece.strings, piece.values, { kept: keeping.usual })

/** A piece whose plan hangs on its values: what holds it is planned each time. */
export const neverPrepared = (piece: Sql): Sql =>
  new Sql(piece.strings, piece.values, { kept: keeping.never })

/** Pieces with something between them. How many of them there are is a text of its own, so several make it a varied one. */
export const join = (pieces: readonly Sql[], between = sql`, `): Sql =>
  pieces.length > 1 ? preparedIfFrequent(joinFew(pieces, between)) : (pieces[0] ?? empty)

/** The same of pieces whose number the code bounds. */
export const joinFew = (pieces: readonly Sql[], between = sql`, `): Sql =>
  pieces.length === 0 ? empty : pieces.reduce((all, piece) => sql`${all}${between}${piece}`)

/**
 * PostgreSQL parses and plans a named statement once per connection (a quarter of the server's work for a lookup by
 * key, two fifths for a search with filters), and keeps it as long as that lives. So the code's own texts have names, and
 * never more of them than this.
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

const usual = createUsualNames()

/** Flattens nested pieces, and names the statement after its text where that is a fixed one. */
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

/** Whole numbers of the code, written into the text itself: the planner then knows the limit. Never what people choose. */
export const literal = (...numbers: readonly number[]): Sql =>
  new Sql([numbers.map(Math.trunc).join(', ')], [])

/** The same of a number that people choose; those that the pages choose leave the text a fixed one. */
export const chosen = (number: number, usual: readonly number[]): Sql =>
  usual.includes(number) ? literal(number) : preparedIfFrequent(sql`${number}::bigint`)

/** Names of columns that the code knows, and of their table where another has such columns. Never what people write. */
export const columnNames = (columns: readonly string[], table?: string): Sql =>
  new Sql([columns.map((column) => (table ? `${table}.${column}` : column)).join(', ')], [])
