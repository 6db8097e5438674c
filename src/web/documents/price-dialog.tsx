import { askForPrices } from '#contract/documents/price-correction.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { type CreditableLine, type Document, isTaxed, nameOf } from './credit-draft.ts'
import { priceTexts as texts } from './documents-texts.ts'
import { draftOfPrices, moreIn, type PriceDraft, priceOf, pricesIn, rulesOfPrices } from './price-draft.ts'

export type PriceDialogProps = {
  orderId: string
  bill: Document
  lines: readonly CreditableLine[]
  onClose: () => void
  onAsked: () => unknown
}

/** Asks the buyer for higher prices than those of the bill. */
export function PriceDialog({ orderId, bill, lines, onClose, onAsked }: PriceDialogProps) {
  const form = useForm<PriceDraft>({ start: draftOfPrices(lines), rules: rulesOfPrices(lines) })
  const asking = useAsk(orderId, () => {
    onClose()
    onAsked()
  })
  const more = moreIn(lines, form.draft)
  return (
    <FormDialog
      title={texts.title(bill.number)}
      keep={texts.keep}
      confirm={texts.ask}
      action={asking}
      form={form}
      onSend={() => asking.run({ lines: pricesIn(lines, form.draft), reason: form.draft.reason.trim() })}
      onClose={onClose}
    >
      <p className="text-muted text-small">{texts.hint}</p>
      {lines.map((line) => (
        <TextField
          key={line.line_number}
          label={line.product_name}
          hint={texts.now(rupees(priceOf(line)), grouped(line.left))}
          inputMode="decimal"
          autoComplete="off"
          leading="₹"
          {...form.field(nameOf(line))}
        />
      ))}
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={limits.text.reason}
        {...form.field('reason')}
      />
      <p aria-live="polite" className="num font-semibold empty:hidden">
        {more === undefined ? null : texts.more(rupees(more), isTaxed(bill))}
      </p>
    </FormDialog>
  )
}

type Prices = { readonly lines: ReturnType<typeof pricesIn>; readonly reason: string }

const useAsk = (orderId: string, onDone: () => void) =>
  useAction({
    send: (prices: Prices, keyFor) => api(askForPrices, { orderId, ...prices }, keyFor(prices)),
    failure: texts.error,
    success: ({ content }) => content,
    onDone,
  })
