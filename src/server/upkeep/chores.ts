import { purgeAudit } from '#server/audit/audit.service.ts'
import { purgeLinks } from '#server/book-links/link.service.ts'
import { emptyBin, purgeDecisions } from '#server/bulk/bulk.service.ts'
import { refreshRecords } from '#server/buyer-records/record.service.ts'
import { sweepDueCaseFiles } from '#server/cases/case-file.service.ts'
import { passDays, settleDone } from '#server/cases/clock.service.ts'
import { purgeGrievanceCodes, writeDecisions } from '#server/cases/grievance.service.ts'
import { sweepChatFiles, sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import type { Db } from '#server/db/db.ts'
import { keepMonths } from '#server/db/partitions/keep-months.ts'
import { endDeals } from '#server/deals/close.service.ts'
import { purgeEmptySearches } from '#server/empty-searches/empty-search.service.ts'
import { eraseClosed } from '#server/erasure/erase.service.ts'
import { purgeKeys } from '#server/idempotency/idempotency.service.ts'
import { purgeImports } from '#server/imports/import.service.ts'
import { clearStrays } from '#server/imports/import-work.service.ts'
import { limits } from '#server/limits.ts'
import { mayDeleteFiles } from '#server/media/file-hold.queries.ts'
import { sweepDuePictures, sweepPictures } from '#server/media/sweep-pictures.service.ts'
import { findSignals, purgeSignals } from '#server/moderation/find-signals.service.ts'
import { sweepSealedFiles } from '#server/named-files/sweep-sealed.service.ts'
import { purgeNotifications } from '#server/notifications/notification.service.ts'
import { purgeCodeRequests, purgeCodes } from '#server/one-time-codes/code.service.ts'
import { releaseUnconfirmed } from '#server/orders/release/release.service.ts'
import { gatherLeads } from '#server/outbox/gather.service.ts'
import { purgeOutbox } from '#server/outbox/outbox.service.ts'
import { sweepDueProofs } from '#server/payments/proof.service.ts'
import { tellOfPolicies } from '#server/policies/tell.service.ts'
import { withContent } from '#server/present-content/with-content.service.ts'
import { purgeLimiterCounts } from '#server/processes/limiter-counts.ts'
import { endTopProducts } from '#server/products/admin.service.ts'
import { fillMissingWords } from '#server/products/missing-words.service.ts'
import { purgeMailCodes } from '#server/reach/mail/address.service.ts'
import { remindOfLeads, remindOfRooms } from '#server/reminders/reminder.service.ts'
import { endRequirements, notifyOfEnding, purgeRequirements } from '#server/requirements/expiry.service.ts'
import { recountOfParties } from '#server/reviews/party.service.ts'
import { findForSearches, purgeFinds, tellOfFinds } from '#server/saved-searches/find.service.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import { purgeDocuments } from '#server/seller-applications/decision.service.ts'
import { writeKnownChecks } from '#server/seller-applications/known-checks.service.ts'
import { sweepDueDocuments } from '#server/seller-applications/sweep-documents.service.ts'
import { refreshFigures } from '#server/service-figures/figures.service.ts'
import { readsOf, type Services } from '#server/services.ts'
import { purgeSessions } from '#server/sessions/session.service.ts'
import { purgeHits } from '#server/share-hits/share-hit.service.ts'
import { tellOfLowStock } from '#server/stock-alerts/alert.service.ts'
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

/** Nothing of backups is loaded where none are made. */
async function noteErasedOf({ db, env }: Services) {
  if (env.backupTo) await (await import('#server/backup/erased-chore.ts')).noteErasedIn(db, env.backupTo)
}

/** What deletes files, which waits for a backup. */
function sweepsOf(services: Services): readonly Chore[] {
  const sweep = (name: string, work: Chore['work']) => hourly(name, whileFilesMayGo(services.db, work))
  return [
    sweep('old-documents', () => purgeDocuments(services)),
    sweep('stray-pictures', () => sweepPictures(services)),
    sweep('stray-chat-files', () => sweepChatFiles(services)),
    sweep('stray-sealed-files', () => sweepSealedFiles(services)),
  ]
}

/** What is kept for a time and then deleted. */
const purgesOf = (services: Services): readonly Chore[] => [
  hourly('old-sessions', () => purgeSessions(services.db)),
  hourly('old-tries', () => purgeTries(services.db)),
  hourly('old-devices', () => purgeDevices(services.db)),
  hourly('old-codes', () => purgeCodes(services.db)),
  hourly('old-code-requests', () => purgeCodeRequests(services.db)),
  hourly('old-keys', () => purgeKeys(services.db)),
  hourly('old-imports', () => purgeImports(services.db)),
  hourly('old-bulk-decisions', () => purgeDecisions(services.db)),
  hourly('old-notifications', () => purgeNotifications(services.db)),
  hourly('old-mail-codes', () => purgeMailCodes(services.db)),
  hourly('old-grievance-codes', () => purgeGrievanceCodes(services.db)),
  hourly('old-outbox', () => purgeOutbox(services.db)),
  hourly('old-book-links', () => purgeLinks(services.db)),
  hourly('old-audit', () => purgeAudit(services.db)),
  hourly('old-signals', () => purgeSignals(services.db)),
  hourly('old-empty-searches', () => purgeEmptySearches(services.db)),
  hourly('old-share-hits', () => purgeHits(services.db)),
  hourly('old-requirements', () => purgeRequirements(services.db)),
  hourly('old-finds', () => purgeFinds(services.db)),
  hourly('old-door-counts', () => purgeLimiterCounts(services.db)),
]

/** What is new for saved searches: first found, then told. */
const searchesOf = (db: Db): readonly Chore[] =>
  [
    { name: 'saved-searches', work: () => withContent(db, () => findForSearches(db)) },
    { name: 'searches-told', work: () => tellOfFinds(db) },
  ].map((chore) => ({ ...chore, everyMs: limits.upkeep.searchesMs, isRare: false }))

/** All background work of the server, whatever its market contains. */
export function choresOf(all: Services): readonly Chore[] {
  const services = { ...all, db: all.db.background }
  return [
    often('pictures', () => sweepDuePictures(services)),
    often('chat-files', () => sweepDueChatFiles(services)),
    often('documents', () => sweepDueDocuments(services)),
    often('proofs', () => sweepDueProofs(services)),
    often('case-files', () => sweepDueCaseFiles(services)),
    often('case-days', () => passDays(services.db)),
    often('cases-settled', () => settleDone(services.db)),
    often('orders-unconfirmed', () => releaseUnconfirmed(services.db)),
    often('complaints-decided', () => writeDecisions(services)),
    often('leads-gathered', () => gatherLeads(services.db)),
    often('policies-told', () => tellOfPolicies(services.db)),
    often('same-parties', () => recountOfParties(services.db)),
    often('closed-accounts', () => eraseClosed(services.db)),
    hourly('erased-noted', () => noteErasedOf(services)),
    often('stray-products', () => clearStrays(services.db)),
    {
      name: 'missing-words',
      everyMs: limits.upkeep.wordsMs,
      isRare: false,
      work: () => fillMissingWords(services.db),
    },
    often('emptied-bin', () => emptyBin(services.db)),
    hourly('months', () => keepMonths(services.db)),
    hourly('requirements-ending', () => notifyOfEnding(services.db)),
    hourly('rooms-waiting', () => remindOfRooms(services.db)),
    hourly('leads-waiting', () => remindOfLeads(services.db)),
    {
      name: 'stock-low',
      everyMs: limits.upkeep.stockMs,
      isRare: false,
      work: () => tellOfLowStock(services.db),
    },
    ...searchesOf(services.db),
    hourly('deals-ended', () => endDeals(services.db)),
    hourly('requirements-ended', () => endRequirements(services.db)),
    ...purgesOf(services),
    ...sweepsOf(services),
    hourly('seller-checks', () => writeKnownChecks(services.db)),
    hourly('signals', () => findSignals(services.db)),
    hourly('service-figures', () => refreshFigures(services.db)),
    hourly('buyer-records', () => refreshRecords(services.db)),
    hourly('top-products', () => endTopProducts(services.db)),
    // Each process has a dictionary of its own.
    { ...hourly('market-words', () => marketWords(readsOf(all))), isOwn: true },
  ]
}
