import { sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
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

// Deleting a sealed file needs no key.
type Where = Pick<Services, 'db' | 'storage'> & {
  readonly sealedFiles: Pick<Services['sealedFiles'], 'list' | 'changedAt' | 'delete'>
}

/** Removes the whole demo market, all or nothing, and keeps what belongs to real people. */
export async function removeDemo(where: Where): Promise<Removed> {
  const { db } = where
  const { count: before } = await sql.countPictures(db)
  const removed = await retryDeadlock(() => db.transaction(removeRows))
  // The deletion has scheduled checks of the files; if this process ends here, the server's upkeep continues.
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
  await sql.deleteDemoRooms(tx)
  const products = await sql.deleteDemoProducts(tx)
  await sql.deleteDemoPlans(tx)
  await sql.deleteDemoPlanInvoices(tx)
  const users = await sql.deleteDemoUsers(tx)
  const posts = await sql.deleteDemoPosts(tx)
  await sql.deleteDemoSettings(tx)
  await sql.countReviewsAgain(
    tx,
    reviewed.map(({ product_id }) => product_id),
  )
  return { users, products, orders, posts }
}
