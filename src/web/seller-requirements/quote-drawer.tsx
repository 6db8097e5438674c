import { useId } from 'react'
import { ApiError } from '#contract/client.ts'
import { getSellerRequirement, type SellerRequirement, sendQuote } from '#contract/quote.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadFault } from '#web/ui/lists/load-fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { quoteOf } from './quote-draft.ts'
import { QuoteForm } from './quote-form.tsx'
import { BuyerCard, RequirementFacts } from './requirement-facts.tsx'
import { sellerRequirementsTexts, quoteTexts as texts } from './seller-requirements-texts.ts'

type QuoteDrawerProps = { requirementId: string; onClose: () => void; onChanged: () => Promise<void> }

/** One requirement at the right edge, on phones from below: what is asked for, and the own quote. */
export function QuoteDrawer({ requirementId, onClose, onChanged }: QuoteDrawerProps) {
  const { found, fault, retry } = useRequirement(requirementId)
  const formId = useId()
  // First the list: a move under way would take its refreshing with it.
  const done = async () => {
    await onChanged()
    onClose()
  }
  const sending = useAction({
    send: (quote: ReturnType<typeof quoteOf>) => api(sendQuote, { requirementId, ...quote }),
    failure: texts.sendFault,
    success: () => (found?.own_quote ? texts.changed : texts.sent),
    onDone: done,
    // The server has another picture of the requirement.
    onFailed: ({ error }) => error instanceof ApiError && error.status === 409 && retry(),
  })
  return (
    <Dialog
      open
      side
      keepOnScrim
      title={found ? found.product_name : sellerRequirementsTexts.title}
      onClose={onClose}
      footer={
        found?.can_quote && (
          <Button type="submit" size="lg" form={formId} loading={sending.isPending} className="w-full">
            {found.own_quote ? texts.change : texts.send}
          </Button>
        )
      }
    >
      {found && (
        <div className="grid gap-6">
          <Outcome requirement={found} />
          <RequirementFacts requirement={found} />
          {found.can_quote && <QuoteForm requirement={found} id={formId} sending={sending} onDone={done} />}
        </div>
      )}
      {fault?.isMissing && <Notice live>{fault.text}</Notice>}
      {fault && !fault.isMissing && <LoadFault text={fault.text} onRetry={retry} />}
      {!found && !fault && <DrawerSkeleton />}
    </Dialog>
  )
}

type Fault = { text: string; isMissing: boolean }

function useRequirement(requirementId: string) {
  const ask = (signal: AbortSignal) => api(getSellerRequirement, { requirementId }, { signal })
  const { answer, fault, isAsking, retry } = useAnswer(requirementId, ask)
  const isShown = fault === undefined && answer?.requirement.requirement_id === requirementId
  return {
    found: isShown ? answer.requirement : undefined,
    fault: isAsking || fault === undefined ? undefined : faultOf(fault),
    retry,
  }
}

function faultOf(reason: unknown): Fault {
  if (reason instanceof ApiError && reason.status === 404) return { text: texts.missing, isMissing: true }
  return { text: sentenceOf(reason, texts.fault), isMissing: false }
}

function Outcome({ requirement }: { requirement: SellerRequirement }) {
  const { state, own_quote, can_quote, buyer } = requirement
  if (own_quote?.is_accepted)
    return (
      <div className="grid gap-3">
        <Notice tone="success">{texts.won}</Notice>
        {buyer && <BuyerCard buyer={buyer} />}
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
