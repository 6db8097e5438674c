import { savedSearchesPath, savedSearchPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { fitting } from '#server/catalogue/fitting.service.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { currentLanguage } from '#server/search/language.service.ts'
import * as sql from './find.queries.ts'
import { queryIn } from './query.rules.ts'
import type { DueRow } from './saved-search.row.ts'

const { searchesAtOnce, productsAtOnce } = limits.savedSearches
const { searchesMs } = limits.upkeep

/** Looks for what came since each search was looked for last: some searches at a time; true: there are more. */
export const findForSearches = (db: Db, now = new Date(), limit: number = productsAtOnce) =>
  db.transaction(async (tx) => {
    const due = await sql.lockDue(tx, new Date(now.getTime() - searchesMs / 2))
    if (due.length === 0) return false
    await findAmongFresh(tx, due, { until: now, limit })
    const searchIds = due.map(({ search_id }) => search_id)
    await sql.updateChecked(tx, searchIds, now)
    return due.length >= searchesAtOnce
  })

type Span = Pick<sql.Piece, 'until' | 'limit'>

/** Before every product of a moment. */
const noProduct = '00000000-0000-0000-0000-000000000000'

async function findAmongFresh(tx: Db, due: readonly DueRow[], span: Span) {
  const language = await currentLanguage(tx)
  const searches = due.flatMap(({ query, ...search }) => {
    const read = queryIn(query)
    return read ? [{ ...search, fits: fitting(language, read) }] : []
  })
  const since = new Date(Math.min(...due.map(({ checked_at }) => checked_at.getTime())))
  let after: sql.Fresh = { product_id: noProduct, since: since.toISOString() }
  for (;;) {
    const fresh = await sql.findFresh(tx, { after, ...span })
    if (fresh.length > 0 && searches.length > 0) await sql.insertFinds(tx, fresh, searches)
    const last = fresh.at(-1)
    if (!last || fresh.length < span.limit) return
    after = last
  }
}

const hourInIndia = (moment: Date) =>
  Number(moment.toLocaleString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', hour12: false }))
/** Mails ring too: nobody is told at night, whatever the way. */
const isDay = (moment: Date) => hourInIndia(moment) >= 8 && hourInIndia(moment) < 21

/** Tells people of what is new, each of all their searches together. */
export const tellOfFinds = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    if (!isDay(now)) return false
    const news = await sql.updateTold(tx, now)
    const byPerson = Map.groupBy(news, ({ user_id }) => user_id)
    await notify(
      tx,
      [...byPerson].map(([user_id, searches]) => ({
        user_id,
        kind: 'search-found' as const,
        sentence: notifications.searchFound({
          searches: searches.length,
          name: searches[0]?.name ?? '',
          products: searches[0]?.products ?? 0,
        }),
        link: searches.length === 1 ? savedSearchPath(searches[0]?.search_id ?? '') : savedSearchesPath,
      })),
    )
    return isFullBatch(news.length)
  })

export const purgeFinds = async (db: Db) => isFullBatch(await sql.deleteOldFinds(db))
