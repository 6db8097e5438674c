import type { DataKind } from '#contract/users/data-kinds.ts'
import { batchSize } from '#server/db/batch.ts'
import { columnNames, neverPrepared, type Sql, sql } from '#server/db/sql.ts'

/** One statement that erases at most a batch of what a person leaves behind; done when it finds less. */
export type Act = (userId: string) => Sql

/**
 * What becomes of a table when its person leaves. 'stays' gives no act: law or the other side needs it, or it names nobody.
 * 'follows' goes with the rows that it belongs to.
 */
export type Leaving = {
  readonly kind: DataKind
  readonly becomes: 'deleted' | 'emptied' | 'stays' | 'follows'
  readonly acts: readonly Act[]
}

type Rows = (userId: string) => Sql

const batchOf = (table: string, key: readonly string[], rows: Sql) => sql`
  (${columnNames(key)}) in (select ${columnNames(key, 'own')} from ${columnNames([table])} own where ${rows} limit ${batchSize})`

export const deleteRows =
  (table: string, key: readonly string[], rows: Rows): Act =>
  (userId) =>
    neverPrepared(sql`delete from ${columnNames([table])} where ${batchOf(table, key, rows(userId))}`)

export const updateRows =
  (table: string, key: readonly string[], rows: Rows, set: Sql): Act =>
  (userId) =>
    neverPrepared(sql`update ${columnNames([table])} set ${set} where ${batchOf(table, key, rows(userId))}`)

const by =
  (column: string): Rows =>
  (userId) =>
    sql`${columnNames([column])} = ${userId}`

/** The rows with this person's id in a column. */
export const deletedBy = (kind: DataKind, table: string, key: readonly string[], column: string): Leaving =>
  deleted(kind, deleteRows(table, key, by(column)))

export const deleted = (kind: DataKind, ...acts: readonly Act[]): Leaving => ({
  kind,
  becomes: 'deleted',
  acts,
})
export const emptied = (kind: DataKind, ...acts: readonly Act[]): Leaving => ({
  kind,
  becomes: 'emptied',
  acts,
})
export const stays = (kind: DataKind): Leaving => ({ kind, becomes: 'stays', acts: [] })
export const follows = (kind: DataKind): Leaving => ({ kind, becomes: 'follows', acts: [] })
