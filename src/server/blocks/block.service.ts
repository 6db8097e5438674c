import { blocks as texts } from '#contract/texts/desk/blocks.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './block.queries.ts'

type Person = { readonly user_id: string }

export const listBlocks = (db: Db, { user_id }: Person) => sql.findBlocks(db, user_id)

/** Returns the name of who is blocked. */
export const blockUser = (db: Db, { user_id }: Person, whom: string) =>
  db.transaction(async (tx) => {
    if (user_id === whom) throw conflict(texts.own)
    const person = await sql.findName(tx, whom)
    if (!person) throw notFound('user')
    await sql.lockPerson(tx, user_id)
    const { count } = await sql.countOthers(tx, user_id, whom)
    if (count >= limits.blocks) throw conflict(texts.tooMany({ limit: limits.blocks }))
    await sql.insertBlock(tx, user_id, whom)
    await sql.updateHidden(tx, user_id, whom)
    return person.name
  })

/** Lifting what is not there changes nothing. */
export async function liftBlock(db: Db, { user_id }: Person, whom: string) {
  const person = await sql.findName(db, whom)
  if (!person) throw notFound('user')
  await db.transaction(async (tx) => {
    await sql.deleteBlock(tx, user_id, whom)
    await sql.updateShown(tx, user_id, whom)
  })
  return person.name
}

export const isBlocked = async (db: Db, one: string, other: string) =>
  (await sql.findBetween(db, one, other)).is_blocked

/** With whom this person neither talks nor trades. */
export const listApart = async (db: Db, userId: string) =>
  new Set((await sql.findApart(db, userId)).map(({ user_id }) => user_id))
