import { sweepChatFiles, sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import { relistDemoOffers } from '#server/demo/relist-demo-offers.ts'
import type { House } from '#server/house.ts'
import { purgeKeys } from '#server/idempotency/idempotency.service.ts'
import { purgeImports } from '#server/imports/import.service.ts'
import { clearStrays } from '#server/imports/import-work.service.ts'
import { limits } from '#server/limits.ts'
import { sweepDuePictures, sweepPictures } from '#server/media/sweep-pictures.service.ts'
import { purgeNotifications } from '#server/notifications/notification.service.ts'
import { purgeCodeRequests, purgeCodes } from '#server/one-time-codes/code.service.ts'
import { endTopProducts } from '#server/products/desk.service.ts'
import { endRequirements, purgeRequirements, tellOfEnding } from '#server/requirements/ending.service.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import { purgeDocuments } from '#server/seller-applications/decision.service.ts'
import { sweepDocuments, sweepDueDocuments } from '#server/seller-applications/sweep-documents.service.ts'
import { purgeSessions } from '#server/sessions/session.service.ts'
import { purgeDevices, purgeTries } from '#server/users/sign-in.service.ts'

export type Chore = {
  /** As the log calls it. */
  readonly name: string
  readonly everyMs: number
  /** Whether each time is worth a line in the log. */
  readonly isRare: boolean
  /** One piece, of less than a second; true: more is waiting. */
  readonly work: () => Promise<unknown>
}

const hour = 60 * 60_000

const hourly = (name: string, work: Chore['work']): Chore => ({ name, everyMs: hour, isRare: true, work })
const often = (name: string, work: Chore['work']): Chore => ({
  name,
  everyMs: limits.upkeep.tickMs,
  isRare: false,
  work,
})

/** All that the server does without being asked. */
export function choresOf(given: House): readonly Chore[] {
  const house = { ...given, db: given.db.background }
  return [
    often('pictures', () => sweepDuePictures(house)),
    often('chat-files', () => sweepDueChatFiles(house)),
    often('documents', () => sweepDueDocuments(house)),
    often('stray-products', () => clearStrays(house.db)),
    hourly('old-sessions', () => purgeSessions(house.db)),
    hourly('old-tries', () => purgeTries(house.db)),
    hourly('old-devices', () => purgeDevices(house.db)),
    hourly('old-codes', () => purgeCodes(house.db)),
    hourly('old-code-requests', () => purgeCodeRequests(house.db)),
    hourly('old-keys', () => purgeKeys(house.db)),
    hourly('old-imports', () => purgeImports(house.db)),
    hourly('old-documents', () => purgeDocuments(house)),
    hourly('old-notifications', () => purgeNotifications(house.db)),
    hourly('old-requirements', () => purgeRequirements(house.db)),
    hourly('requirements-ending', () => tellOfEnding(house.db)),
    hourly('requirements-ended', () => endRequirements(house.db)),
    hourly('stray-pictures', () => sweepPictures(house)),
    hourly('stray-chat-files', () => sweepChatFiles(house)),
    hourly('stray-documents', () => sweepDocuments(house)),
    hourly('top-products', () => endTopProducts(house.db)),
    ...(house.env.demo ? [hourly('demo-offers', () => relistDemoOffers(house.db))] : []),
    hourly('market-words', () => marketWords(given.db)),
  ]
}
