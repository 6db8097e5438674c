import { useState } from 'react'
import { agreeToPrices, declinePrices, withdrawPrices } from '#contract/documents/price-correction.ts'
import type { PriceCorrection as Correction } from '#contract/documents/price-correction-fields.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { documentsTexts, priceTexts as texts } from './documents-texts.ts'

type PriceCorrectionProps = { correction: Correction; me: 'buyer' | 'seller'; onChanged: () => unknown }

/** Higher prices that the buyer has not answered, for both sides. */
export function PriceCorrection({ correction, me, onChanged }: PriceCorrectionProps) {
  const total = rupees(correction.total)
  return (
    <section className="grid gap-3 rounded-control border border-border px-3 py-3">
      <p className="font-medium">{me === 'buyer' ? texts.askedOfYou(total) : texts.asked(total)}</p>
      <ul className="grid gap-1 text-small">
        {correction.lines.map(({ line_number, product_name, quantity, unit, price_before, price_after }) => (
          <li key={line_number} className="wrap-anywhere">
            {product_name}
            <span className="num block text-muted">
              {texts.line(
                `${grouped(quantity)} ${unitsFor(quantity, unit)}`,
                rupees(price_before),
                rupees(price_after),
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere text-muted text-small">{documentsTexts.reason(correction.reason)}</p>
      {me === 'buyer' ? (
        <Answer {...{ correction, onChanged }} />
      ) : (
        <Withdraw correctionId={correction.correction_id} onChanged={onChanged} />
      )}
    </section>
  )
}

function Answer({ correction, onChanged }: Omit<PriceCorrectionProps, 'me'>) {
  const [dialog, setDialog] = useState<'agree' | 'decline'>()
  const close = () => setDialog(undefined)
  const answering = useAction({
    send: (answer: 'agree' | 'decline') =>
      api(answer === 'agree' ? agreeToPrices : declinePrices, { correctionId: correction.correction_id }),
    failure: texts.answerError,
    success: ({ content }) => content,
    onDone: () => {
      close()
      onChanged()
    },
  })
  const amount = rupees(correction.total)
  const says = dialog === 'agree' ? agreeing(amount) : declining
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => setDialog('agree')}>
        {texts.agree}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setDialog('decline')}>
        {texts.decline}
      </Button>
      {dialog && (
        <ConfirmDialog
          title={says.title}
          keep={texts.keep}
          confirm={says.confirm}
          tone="primary"
          action={answering}
          onClose={close}
          onConfirm={() => answering.run(dialog)}
        >
          <p>{says.hint}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

const agreeing = (amount: string) => ({
  title: texts.agreeTitle(amount),
  hint: texts.agreeHint,
  confirm: texts.agreeNow(amount),
})
const declining = { title: texts.declineTitle, hint: texts.declineHint, confirm: texts.declineNow }

function Withdraw({ correctionId, onChanged }: { correctionId: string; onChanged: () => unknown }) {
  const withdrawing = useAction({
    send: () => api(withdrawPrices, { correctionId }),
    failure: texts.withdrawError,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  return (
    <div>
      <Button variant="secondary" size="sm" loading={withdrawing.isPending} onClick={() => withdrawing.run()}>
        {texts.withdraw}
      </Button>
    </div>
  )
}
