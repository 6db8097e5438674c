import { getSellerEvidence, type SellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { CheckRow } from './check-row.tsx'
import { evidenceTexts as texts } from './evidence-texts.ts'
import { ServiceList } from './service-list.tsx'

type EvidenceDialogProps = { sellerId: string; onClose: () => void }

/** What was checked of a seller, how and until when, and what it does not prove. */
export function EvidenceDialog({ sellerId, onClose }: EvidenceDialogProps) {
  const { answer, error, retry } = useAnswer(sellerId, (signal) =>
    api(getSellerEvidence, { sellerId }, { signal }),
  )
  return (
    <Dialog open onlyText title={texts.title} onClose={onClose}>
      {answer && <Evidence evidence={answer} />}
      {!answer && error !== undefined && <LoadError text={texts.loadError} onRetry={retry} />}
      {!answer && error === undefined && (
        <SkeletonRegion className="grid gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

function introOf({ is_seller_verified, approved_at }: SellerEvidence) {
  if (!is_seller_verified) return texts.notVerified
  return approved_at === null ? texts.approvedBefore : texts.approved(dayOf(approved_at))
}

function Evidence({ evidence }: { evidence: SellerEvidence }) {
  const { checks } = evidence
  return (
    <>
      <p>{introOf(evidence)}</p>
      {checks.length === 0 && <p className="mt-3 text-muted">{texts.none}</p>}
      <ul className="mt-4 divide-y divide-border border-border border-y empty:hidden">
        {checks.map((check) => (
          <CheckRow key={check.kind} check={check} />
        ))}
      </ul>
      <ServiceList service={evidence.service} />
      <p className="mt-6 rounded-card bg-surface-2 p-3.5 text-small">{texts.close}</p>
    </>
  )
}
