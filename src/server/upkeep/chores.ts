import { sweepChatFiles, sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import type { Db } from '#server/db/db.ts'
import { keepMonths } from '#server/db/partitions/keep-months.ts'
import { endDeals } from '#server/deals/close.service.ts'
import { purgeKeys } from '#server/idempotency/idempotency.service.ts'
import { purgeImports } from '#server/imports/import.service.ts'
import { clearStrays } from '#server/imports/import-work.service.ts'
import { limits } from '#server/limits.ts'
import { mayDeleteFiles } from '#server/media/file-hold.queries.ts'
import { sweepDuePictures, sweepPictures } from '#server/media/sweep-pictures.service.ts'
import { purgeNotifications } from '#server/notifications/notification.service.ts'
import { purgeCodeRequests, purgeCodes } from '#server/one-time-codes/code.service.ts'
import { sweepDueProofs, sweepProofs } from '#server/payments/proof.service.ts'
import { purgeLimiterCounts } from '#server/processes/limiter-counts.ts'
import { endTopProducts } from '#server/products/admin.service.ts'
import { fillMissingWords } from '#server/products/missing-words.service.ts'
import { endRequirements, notifyOfEnding, purgeRequirements } from '#server/requirements/expiry.service.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import { purgeDocuments } from '#server/seller-applications/decision.service.ts'
import { sweepDocuments, sweepDueDocuments } from '#server/seller-applications/sweep-documents.service.ts'
import { readsOf, type Services } from '#server/services.ts'
import { purgeSessions } from '#server/sessions/session.service.ts'
import { purgeDevices, purgeTries } from '#server/users/sign-in.service.ts'
import { type Chore, hourly } from './chore.ts'

const often = (name: string, work: Chore['work']): Chore => ({
  name,
  everyMs: limits.upkeep.tickMs,
  isRare: false,
  work,
})

/** A backup that copies the last files is waited for until the next time. */
const whileFilesMayGo = (db: Db, work: Chore['work']) => () =>
  db.transaction(async (tx) => (await mayDeleteFiles(tx)) && work())

/** What deletes files, which waits for a backup. */
function sweepsOf(services: Services): readonly Chore[] {
  const sweep = (name: string, work: Chore['work']) => hourly(name, whileFilesMayGo(services.db, work))
  return [
    sweep('old-documents', () => purgeDocuments(services)),
    sweep('stray-pictures', () => sweepPictures(services)),
    sweep('stray-chat-files', () => sweepChatFiles(services)),
    sweep('stray-documents', () => sweepDocuments(services)),
    sweep('stray-proofs', () => sweepProofs(services)),
  ]
}

/** All background work of the server, whatever its market contains. */
export function choresOf(all: Services): readonly Chore[] {
  const services = { ...all, db: all.db.background }
  return [
    often('pictures', () => sweepDuePictures(services)),
    often('chat-files', () => sweepDueChatFiles(services)),
    often('documents', () => sweepDueDocuments(services)),
    often('proofs', () => sweepDueProofs(services)),
    often('stray-products', () => clearStrays(services.db)),
    {
      name: 'missing-words',
      everyMs: limits.upkeep.wordsMs,
      isRare: false,
      work: () => fillMissingWords(services.db),
    },
    hourly('old-sessions', () => purgeSessions(services.db)),
    hourly('old-tries', () => purgeTries(services.db)),
    hourly('old-devices', () => purgeDevices(services.db)),
    hourly('old-codes', () => purgeCodes(services.db)),
    hourly('old-code-requests', () => purgeCodeRequests(services.db)),
    hourly('old-keys', () => purgeKeys(services.db)),
    hourly('old-imports', () => purgeImports(services.db)),
    hourly('old-notifications', () => purgeNotifications(services.db)),
    hourly('months', () => keepMonths(services.db)),
    hourly('old-requirements', () => purgeRequirements(services.db)),
    hourly('requirements-ending', () => notifyOfEnding(services.db)),
    hourly('deals-ended', () => endDeals(services.db)),
    hourly('requirements-ended', () => endRequirements(services.db)),
    ...sweepsOf(services),
    hourly('top-products', () => endTopProducts(services.db)),
    // Each process has a dictionary of its own.
    { ...hourly('market-words', () => marketWords(readsOf(all))), isOwn: true },
    hourly('old-door-counts', () => purgeLimiterCounts(services.db)),
  ]
}
