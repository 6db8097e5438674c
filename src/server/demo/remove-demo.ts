import { fileNameOf } from '#server/chats/file-places.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/retry.ts'
import type { House } from '#server/house.ts'
import { fileOf, widthsOf } from '#server/media/picture-address.ts'
import * as sql from './remove-demo.queries.ts'

export type Removed = {
  readonly users: number
  readonly products: number
  readonly orders: number
  readonly posts: number
  readonly pictures: number
}

// To delete a sealed file needs no key.
type Where = Pick<House, 'db' | 'storage'> & { readonly sealedFiles: Pick<House['sealedFiles'], 'delete'> }

/** Takes the whole demo market out, all or nothing, and leaves what real people have. */
export async function removeDemo({ db, storage, sealedFiles }: Where): Promise<Removed> {
  const { unused, documents, chatFiles, ...removed } = await retryDeadlock(() => db.transaction(removeRows))
  // After the commit: a picture that the database still knows must have its files.
  const files = unused.flatMap(({ picture_id, width }) =>
    widthsOf(width).map((each) => fileOf(picture_id, each)),
  )
  await Promise.all(files.map((file) => storage.delete(file)))
  await Promise.all(chatFiles.map((file) => storage.delete(fileNameOf(file))))
  await Promise.all(documents.map(({ file }) => sealedFiles.delete(file)))
  return { ...removed, pictures: unused.length }
}

async function removeRows(tx: Db) {
  const shown = await sql.findDemoPictures(tx)
  const documents = await sql.findDemoDocuments(tx)
  const chatFiles = await sql.findDemoChatFiles(tx)
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
  const unused = await sql.deleteUnusedPictures(
    tx,
    shown.map(({ picture_id }) => picture_id),
  )
  return { users, products, orders, posts, unused, documents, chatFiles }
}
