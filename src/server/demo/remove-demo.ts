import { sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/retry.ts'
import { sweepDuePictures } from '#server/media/sweep-pictures.service.ts'
import { sweepDueDocuments } from '#server/seller-applications/sweep-documents.service.ts'
import type { Services } from '#server/services.ts'
import * as sql from './remove-demo.queries.ts'

export type Removed = {
  readonly users: number
  readonly products: number
  readonly orders: number
  readonly posts: number
  readonly pictures: number
}

// To delete a sealed file needs no key.
type Where = Pick<Services, 'db' | 'storage'> & {
  readonly sealedFiles: Pick<Services['sealedFiles'], 'list' | 'changedAt' | 'delete'>
}

/** Takes the whole demo market out, all or nothing, and leaves what real people have. */
export async function removeDemo(where: Where): Promise<Removed> {
  const { db } = where
  const { count: before } = await sql.countPictures(db)
  const removed = await retryDeadlock(() => db.transaction(removeRows))
  // What the rows have named was noted down with their deletion. Should it end here, the server's upkeep goes on with it.
  for (const sweep of [sweepDuePictures, sweepDueChatFiles, sweepDueDocuments])
    while (await sweep(where)) await Promise.resolve()
  const { count: after } = await sql.countPictures(db)
  return { ...removed, pictures: before - after }
}

async function removeRows(tx: Db) {
  const reviewed = await sql.findRealProductsReviewed(tx)
  await sql.returnRealStock(tx)
  const orders = await sql.deleteDemoOrders(tx)
  await sql.deleteDemoActions(tx)
  const products = await sql.deleteDemoProducts(tx)
  const users = await sql.deleteDemoUsers(tx)
  const posts = await sql.deleteDemoPosts(tx)
  await sql.deleteDemoSettings(tx)
  await sql.countReviewsAgain(
    tx,
    reviewed.map(({ product_id }) => product_id),
  )
  return { users, products, orders, posts }
}
