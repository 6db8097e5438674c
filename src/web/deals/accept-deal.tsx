import { acceptDeal } from '#contract/deals/deal.ts'
import { api } from '#web/api/browser-api.ts'
import { billingStepTexts } from '#web/billing/billing-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AcceptedFacts } from './deal-facts.tsx'
import { listedShare, totalText } from './deal-words.ts'
import { offerTexts, dealTexts as texts } from './deals-texts.ts'
import { DeliverySection, DeliveryStep } from './delivery-section.tsx'
import { type DealQuestionProps, useDealAction } from './use-deal-action.ts'
import { type Delivery, deliveryOf, useDelivery } from './use-delivery.ts'

/** Asks before an offer becomes an order; a buyer says where the goods go and whom they are billed to. */
export function AcceptDeal(props: DealQuestionProps) {
  const { deal, onClose } = props
  const delivery = useDelivery(deal.role === 'buyer')
  const accepting = useAccept(props, delivery)
  return (
    <Dialog
      open
      keepOnScrim
      title={titleOf(delivery)}
      onClose={onClose}
      footer={!delivery.step && <Choice {...{ delivery, accepting, onClose }} />}
    >
      <DeliveryStep delivery={delivery} />
      {!delivery.step && (
        <div className="grid gap-4">
          <p className="text-pretty">
            {texts.acceptText} {texts.takesStock[listedShare(deal.lines)]}
          </p>
          <AcceptedFacts
            deal={deal}
            total={delivery.isBuyer ? texts.totalToPay : totalText(deal.seller_scheme)}
          />
          {delivery.isBuyer && <DeliverySection delivery={delivery} />}
          {accepting.failure && (
            <Notice tone="danger" live>
              {accepting.failure}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}

function useAccept(props: DealQuestionProps, delivery: Delivery) {
  const { deal_id: dealId, revision } = props.deal
  return useDealAction(props, (_: undefined, keyFor) => {
    const to = delivery.isBuyer ? deliveryOf(delivery) : undefined
    const draft = { dealId, revision, ...(to ? { delivery: to } : {}) }
    return api(acceptDeal, draft, keyFor(draft))
  })
}

type ChoiceProps = Pick<DealQuestionProps, 'onClose'> & {
  delivery: Delivery
  accepting: ReturnType<typeof useAccept>
}

function Choice({ delivery: { isBuyer, address, bill }, accepting, onClose }: ChoiceProps) {
  const isReady = !isBuyer || (address !== undefined && !bill.isLoading)
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {texts.keep}
      </Button>
      <Button loading={accepting.isPending} disabled={!isReady} onClick={() => accepting.run(undefined)}>
        {texts.acceptNow}
      </Button>
    </>
  )
}

function titleOf({ step }: Delivery) {
  if (step === 'address') return offerTexts.addressTitle
  return step ? billingStepTexts.title : texts.acceptTitle
}
