import type pg from 'pg'

export type Part = { readonly name: string; readonly definition: string }
type Parts = {
  readonly is_partitioned: boolean
  readonly identity: string
  readonly indexes: readonly Part[]
  /** Its primary and its unique keys. */
  readonly keys: readonly Part[]
  readonly constraints: readonly Part[]
  readonly triggers: readonly Part[]
}

/** What the new table gets as well. Triggers of rows only: those of statements belong to the table that a statement names. */
export async function readParts(client: pg.ClientBase, name: string): Promise<Parts> {
  const { rows } = await client.query<Parts>(parts, [name])
  if (!rows[0]) throw new Error(`There is no table ${name}.`)
  return { ...rows[0], constraints: rows[0].constraints.map(checkedAtOnce) }
}

/** The new table has no rows yet, and before version 18 PostgreSQL adds no unchecked reference to a partitioned one. */
const checkedAtOnce = ({ name, definition }: Part): Part => ({
  name,
  definition: definition.replace(/ NOT VALID$/, ''),
})

const parts = `
  select c.relkind = 'p' as is_partitioned,
    (select coalesce(max(attidentity), '') from pg_attribute where attrelid = c.oid) as identity,
    (select coalesce(jsonb_agg(jsonb_build_object('name', i.indexrelid::regclass, 'definition', pg_get_indexdef(i.indexrelid))), '[]')
      from pg_index i where i.indrelid = c.oid and not i.indisunique) as indexes,
    (select coalesce(jsonb_agg(jsonb_build_object('name', conname, 'definition', pg_get_constraintdef(oid))), '[]')
      from pg_constraint where conrelid = c.oid and contype in ('c', 'f') and conname <> $1 || '_first_check') as constraints,
    (select coalesce(jsonb_agg(jsonb_build_object('name', conname, 'definition', pg_get_constraintdef(oid))), '[]')
      from pg_constraint where conrelid = c.oid and contype in ('p', 'u')) as keys,
    (select coalesce(jsonb_agg(jsonb_build_object('name', tgname, 'definition', pg_get_triggerdef(oid))), '[]')
      from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers
  from pg_class c where c.oid = to_regclass($1)`
