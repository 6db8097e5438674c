import type { ZodType, z } from 'zod'

/** A piece of SQL with its parameters. Pieces nest: SQL inside SQL is spliced, every other value becomes a parameter. */
export class Sql<Row = unknown> {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  readonly row: ZodType<Row> | undefined

  constructor(strings: readonly string[], values: readonly unknown[], row?: ZodType<Row>) {
    this.strings = strings
    this.values = values
    this.row = row
  }
}

export const sql = (strings: TemplateStringsArray, ...values: unknown[]) => new Sql(strings, values)

/** SQL whose rows have the shape of a schema: the types follow from it, and tests check every row against it. */
export const rows =
  <Schema extends ZodType>(schema: Schema) =>
  (strings: TemplateStringsArray, ...values: unknown[]) =>
    new Sql<z.infer<Schema>>(strings, values, schema as ZodType<z.infer<Schema>>)

export const empty = sql``

/** Pieces with something between them. */
export const join = (pieces: readonly Sql[], between = sql`, `): Sql =>
  pieces.length === 0 ? empty : pieces.reduce((all, piece) => sql`${all}${between}${piece}`)

const names = new Map<string, string>()

/**
 * Flattens nested pieces and names the statement after its text, so that PostgreSQL parses and plans it once per
 * connection (a quarter of the server's work for a lookup by key).
 */
export function compile(query: Sql) {
  const values: unknown[] = []
  const write = (piece: Sql): string =>
    piece.strings.reduce((text, part, i) => {
      const value = piece.values[i - 1]
      return text + (value instanceof Sql ? write(value) : `$${values.push(value)}`) + part
    })
  const text = write(query)
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return { name, text, values }
}

/** A whole number written into the text itself: the planner then knows the limit. Only for few different numbers. */
export const literal = (number: number): Sql => new Sql([String(Math.trunc(number))], [])
