import type { BookLink, BookLook } from '#contract/books/book-links.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { deviceName } from '#server/devices/device-name.rules.ts'
import type { LinkRow, LookRow } from './link.row.ts'

function stateOf({ taken_back_at, ends_on }: LinkRow, now: Date): BookLink['state'] {
  if (taken_back_at !== null) return 'taken_back'
  return ends_on < dayInIndia(now) ? 'ended' : 'open'
}

export const toLink =
  (now: Date) =>
  (row: LinkRow): BookLink => ({
    link_id: row.book_link_id,
    month: row.month,
    name: row.name,
    ends_on: row.ends_on,
    state: stateOf(row, now),
    created_at: row.created_at.toISOString(),
    looks: row.looks,
    last_look_at: row.last_look_at?.toISOString() ?? null,
  })

export function toLook({ book_look_id, looked_at, what, user_agent, network }: LookRow): BookLook {
  const { content, name, parameters } = deviceName(user_agent)
  return {
    look_id: book_look_id,
    looked_at: looked_at.toISOString(),
    what,
    device: content,
    sentence: { name, parameters },
    network,
  }
}
