import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'
import { billingStepTexts } from '#web/billing/billing-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { totalText } from './deal-words.ts'
import { offerTexts as texts } from './deals-texts.ts'
import { DeliverySection, DeliveryStep } from './delivery-section.tsx'
import { type OfferDraft, tooLarge, totalOf } from './offer-draft.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferTerms } from './offer-terms.tsx'
import type { Delivery } from './use-delivery.ts'
import { type OfferOptions, useOffer } from './use-offer.ts'

type OfferFormProps = OfferOptions & {
  title: string
  sendLabel: string
  sellerId: string
  scheme: TaxScheme | undefined
  onClose: () => void
  /** What the offer answers, where that is not what it began with. */
  children?: ReactNode
}

/** An offer as it is written, at the right edge; its total follows what is typed. */
export function OfferForm(props: OfferFormProps) {
  const { title, sendLabel, sellerId, scheme, onClose, children, ...options } = props
  const { delivery } = options
  const { form, submit, sending } = useOffer(options)
  const formId = useId()
  return (
    <Dialog
      open
      side
      keepOnScrim
      title={titleOf(delivery) ?? title}
      onClose={onClose}
      footer={
        !delivery.step && (
          <Foot draft={form.draft} total={totalText(scheme)}>
            <Button type="submit" size="lg" form={formId} loading={sending.isPending}>
              {sendLabel}
            </Button>
          </Foot>
        )
      }
    >
      {delivery.step && <Choosing delivery={delivery} />}
      <form
        ref={form.form}
        id={formId}
        noValidate
        onSubmit={submit}
        hidden={delivery.step !== undefined}
        className="grid gap-6"
      >
        <OfferLines form={form} sellerId={sellerId} canTax={!delivery.isBuyer} scheme={scheme} />
        <OfferTerms form={form} />
        {delivery.isBuyer && <DeliverySection delivery={delivery} />}
        <Problems delivery={delivery} problem={tooLarge(form.draft) ?? sending.failure} />
        {children}
      </form>
    </Dialog>
  )
}

type FootProps = { draft: OfferDraft; total: string; children: ReactNode }

const Foot = ({ draft, total, children }: FootProps) => (
  <>
    <p aria-live="polite" className="num mr-auto self-center">
      <span className="block text-muted text-small">{total}</span>
      <span className="font-bold text-lg">{rupees(totalOf(draft))}</span>
    </p>
    {children}
  </>
)

const Choosing = ({ delivery }: { delivery: Delivery }) => (
  <div className="grid gap-4">
    <Button
      variant="ghost"
      icon={<ArrowLeft />}
      className="-ml-3 justify-self-start"
      onClick={() => delivery.choose(undefined)}
    >
      {texts.back}
    </Button>
    <DeliveryStep delivery={delivery} />
  </div>
)

function Problems({ delivery, problem }: { delivery: Delivery; problem: string }) {
  const { isBuyer, address } = delivery
  return (
    <>
      {isBuyer && !address && <Notice>{texts.addressNeeded}</Notice>}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </>
  )
}

function titleOf({ step }: Delivery) {
  if (step === 'address') return texts.addressTitle
  return step && billingStepTexts.title
}
