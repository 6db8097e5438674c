import { AddressText } from '#web/addresses/address-text.tsx'
import { LazyBillingStep } from '#web/billing/lazy-billing-step.ts'
import { AddressStep } from '#web/carts/address-step.tsx'
import { BillingSection } from '#web/carts/billing-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { offerTexts as texts } from './deals-texts.ts'
import type { Delivery } from './use-delivery.ts'

/** Where the goods go and whom they are billed to, as the checkout shows it. */
export function DeliverySection({ delivery }: { delivery: Delivery }) {
  const { address, bill, choose } = delivery
  const { billing, choices, isLoading } = bill
  return (
    <div className="grid gap-3">
      <section className="rounded-large bg-surface-2 p-4">
        <div className="-mr-3 flex items-center justify-between gap-3">
          <h3 className="font-semibold text-label">{texts.deliverTo}</h3>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => choose('address')}
            aria-label={address ? texts.changeAddress : undefined}
          >
            {address ? texts.change : texts.chooseAddress}
          </Button>
        </div>
        {address && <AddressText {...address} />}
      </section>
      <BillingSection
        billing={billing}
        isLoading={isLoading}
        onChange={() => (choices ? choose('billing') : bill.load())}
        ownNumber={choices?.start?.gstin}
        onAddNumber={() => choose('newBilling')}
      />
    </div>
  )
}

/** Stands in the place of the offer while one of both is chosen. */
export function DeliveryStep({ delivery }: { delivery: Delivery }) {
  const { step, bill, setAddress, setBilling } = delivery
  if (step === 'address') return <AddressStep onChosen={setAddress} />
  if ((step === 'billing' || step === 'newBilling') && bill.choices)
    return (
      <LazyBillingStep
        choices={bill.choices}
        billing={bill.billing}
        startsNew={step === 'newBilling'}
        onSaved={bill.addProfile}
        onDone={setBilling}
      />
    )
  return null
}
