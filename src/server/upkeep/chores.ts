import { sweepChatFiles, sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
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
import { type Chore, hourly } from './chore.ts'

const often = (name: string, work: Chore['work']): Chore => ({
  name,
  everyMs: limits.upkeep.tickMs,
  isRare: false,
  work,
})

/** All that the server does without being asked, whatever market it holds. */
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
    hourly('market-words', () => marketWords(given.db)),
  ]
}
