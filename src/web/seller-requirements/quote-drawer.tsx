import { useId } from 'react'
import { ApiError } from '#contract/client.ts'
import { getSellerRequirement, type SellerRequirement } from '#contract/quote.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { QuoteForm } from './quote-form.tsx'
import { BuyerCard, RequirementFacts } from './requirement-facts.tsx'
import { sellerRequirementsTexts, quoteTexts as texts } from './seller-requirements-texts.ts'
import { useQuote } from './use-quote.ts'

type QuoteDrawerProps = { requirementId: string; onClose: () => void; onChanged: () => Promise<void> }

/** One requirement at the right edge, on phones from below: what is asked for, and the own quote. */
export function QuoteDrawer({ requirementId, onClose, onChanged }: QuoteDrawerProps) {
  const { requirement, failure, retry } = useRequirement(requirementId)
  const formId = useId()
  // First the list: a move under way would take its refreshing with it.
  const done = async () => {
    await onChanged()
    onClose()
  }
  const quote = useQuote({ requirementId, requirement, onDone: done, onStale: retry })
  return (
    <Dialog
      open
      side
      keepOnScrim
      title={requirement?.product_name ?? sellerRequirementsTexts.title}
      onClose={onClose}
      footer={
        requirement?.can_quote && (
          <Button type="submit" size="lg" form={formId} loading={quote.isPending} className="w-full">
            {requirement.own_quote ? texts.change : texts.send}
          </Button>
        )
      }
    >
      {requirement && (
        <div className="grid gap-6">
          <Outcome requirement={requirement} />
          <RequirementFacts requirement={requirement} />
          {requirement.can_quote && (
            <QuoteForm requirement={requirement} id={formId} quote={quote} onDone={done} />
          )}
        </div>
      )}
      {failure?.isMissing && <Notice live>{failure.text}</Notice>}
      {failure && !failure.isMissing && <LoadError text={failure.text} onRetry={retry} />}
      {!requirement && !failure && <DrawerSkeleton />}
    </Dialog>
  )
}

function useRequirement(requirementId: string) {
  const ask = (signal: AbortSignal) => api(getSellerRequirement, { requirementId }, { signal })
  const { answer, error, isAsking, retry } = useAnswer(requirementId, ask)
  const isShown = error === undefined && answer?.requirement.requirement_id === requirementId
  return {
    requirement: isShown ? answer.requirement : undefined,
    failure: isAsking || error === undefined ? undefined : failureOf(error),
    retry,
  }
}

function failureOf(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { text: texts.missing, isMissing: true }
  return { text: sentenceOf(error, texts.error), isMissing: false }
}

function Outcome({ requirement }: { requirement: SellerRequirement }) {
  const { state, own_quote, can_quote, buyer } = requirement
  if (own_quote?.is_accepted)
    return (
      <div className="grid gap-3">
        <Notice tone="success">{texts.won}</Notice>
        {buyer && <BuyerCard buyer={buyer} requirementId={requirement.requirement_id} />}
      </div>
    )
  if (state === 'closed') return <Notice>{texts.lost}</Notice>
  return can_quote ? null : <Notice tone="warning">{texts.full}</Notice>
}

function DrawerSkeleton() {
  return (
    <SkeletonRegion className="grid gap-6">
      <Skeleton className="h-44" />
      <Skeleton className="h-20" />
      <Skeleton className="h-64" />
    </SkeletonRegion>
  )
}
