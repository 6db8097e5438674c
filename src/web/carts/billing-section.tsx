import { gstinRule } from '#contract/users/billing-rules.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { billingStepTexts as texts } from '#web/billing/billing-texts.ts'
import type { Billing } from '#web/billing/chosen-billing.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'

type BillingSectionProps = {
  billing: Billing
  isLoading: boolean
  onChange: () => void
  ownNumber: string | undefined
  onAddNumber: () => void
}

/** Whom the order will be billed to, above its goods. */
export function BillingSection(props: BillingSectionProps) {
  const { billing, isLoading, onChange } = props
  const { profile, po_number, note, ship_to, ship_name } = billing
  return (
    <section className="rounded-large bg-surface-2 p-4">
      <div className="-mr-3 flex items-center justify-between gap-3">
        <h3 className="font-semibold text-label">{texts.title}</h3>
        <Button
          variant="ghost"
          size="sm"
          loading={isLoading}
          onClick={onChange}
          aria-label={texts.changeBill}
        >
          {texts.change}
        </Button>
      </div>
      {isLoading && <LoadingShape className="h-12" />}
      {!isLoading && (profile ? <BillingText {...profile} /> : <Nobody {...props} />)}
      {profile && ship_to === 'third' && (
        <p className="mt-1 wrap-anywhere text-muted text-small">{texts.third(ship_name.trim())}</p>
      )}
      {po_number.trim() !== '' && <p className="mt-2 wrap-anywhere">{texts.poNumberOf(po_number.trim())}</p>}
      {note.trim() !== '' && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line text-muted">{note.trim()}</p>
      )}
    </section>
  )
}

/** Without a number there is no input tax credit; the one of the account is a press away, where it is a right one. */
function Nobody({ ownNumber, onAddNumber }: Pick<BillingSectionProps, 'ownNumber' | 'onAddNumber'>) {
  return (
    <>
      <p>
        {texts.nobody}
        <span className="block text-muted text-small">{texts.nobodyHint}</span>
      </p>
      {ownNumber && !gstinRule(ownNumber) && (
        <Button variant="soft" size="sm" className="num mt-3" onClick={onAddNumber}>
          {texts.putOwn(ownNumber)}
        </Button>
      )}
    </>
  )
}
