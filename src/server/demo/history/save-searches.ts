import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { buyers } from '#server/demo/data/buyers.ts'
import { span } from '#server/demo/dates.ts'
import { idOfBuyer } from '#server/demo/make-users.ts'
import { findForSearches } from '#server/saved-searches/find.service.ts'
import { saveSearch } from '#server/saved-searches/saved-search.service.ts'

const searches = [
  { name: 'T-shirts below ₹150', query: 'q=t-shirt&max_price=150' },
  { name: 'Verified LED bulbs', query: 'q=led+bulb&verified=true' },
  { name: 'बासमती चावल', query: 'q=%E0%A4%AC%E0%A4%BE%E0%A4%B8%E0%A4%AE%E0%A4%A4%E0%A5%80' },
]
const [savedDays, lookedDays] = [120, 30]

/** What the published buyer looks for: some of it came since their last look. They have been told of it. */
export async function saveSearches(tx: Db, now: number) {
  const [buyer] = buyers
  if (!buyer) return
  const person = { user_id: idOfBuyer(buyer) }
  for (const search of searches) await saveSearch(tx, person, { ...search, is_alerting: true }, undefined)
  const [savedAt, lookedAt] = [savedDays, lookedDays].map((days) => new Date(now - days * span.day))
  await tx.run(sql`
    update saved_searches set created_at = ${savedAt}, checked_at = ${savedAt}, looked_at = ${lookedAt}
    where user_id = ${person.user_id}`)
  await findForSearches(tx, new Date(now))
  // Each was found when it came, and not all at once today.
  await tx.run(sql`
    update saved_search_finds f set found_at = least(p.created_at, now())
    from products p, saved_searches s
    where p.product_id = f.product_id and s.search_id = f.search_id and s.user_id = ${person.user_id}`)
  await tx.run(sql`update saved_searches set told_at = now() where user_id = ${person.user_id}`)
}
