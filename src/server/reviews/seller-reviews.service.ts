import { productPath } from '#contract/paths.ts'
import { chats } from '#contract/texts/chats.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { reviews } from '#contract/texts/reviews.ts'
import { isBlocked } from '#server/blocks/block.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './seller-reviews.queries.ts'

type ListQuery = { readonly rating?: string | undefined; readonly cursor?: string | undefined }

export async function listSellerReviews(db: Db, { user_id }: Caller, input: ListQuery) {
  const rating = input.rating === undefined ? undefined : Number(input.rating)
  const after = await anchorOf(input.cursor, (id) => sql.findSellerAnchor(db, user_id, id))
  const [rows, counts] = await Promise.all([
    sql.findSellerReviews(db, user_id, { rating, after }),
    sql.countSellerRatings(db, user_id),
  ])
  const matching = rating === undefined ? counts : counts.filter((each) => each.rating === rating)
  const total = matching.reduce((sum, { count }) => sum + count, 0)
  return { counts, ...pageOf(rows, total, ({ review_id }) => review_id, limits.page.reviews) }
}

/** The seller replies to a review once, so that nobody can rewrite a conversation that others have read. */
export function replyToReview(db: Db, { user_id }: Caller, reviewId: string, reply: string) {
  return db.transaction(async (tx) => {
    const replied = await sql.updateReply(tx, user_id, reviewId, reply)
    if (!replied) {
      if (!(await sql.findOwnReview(tx, user_id, reviewId))) throw notFound('review')
      throw conflict(reviews.repliedAlready)
    }
    const { buyer_id, product_id, product_name } = replied
    if (await isBlocked(tx, user_id, buyer_id)) throw conflict(chats.closed)
    await notify(tx, [
      {
        user_id: buyer_id,
        kind: 'review-reply',
        sentence: notifications.reviewReply({ product: product_name }),
        link: productPath(product_id),
      },
    ])
  })
}
