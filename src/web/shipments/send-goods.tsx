import { type FormEvent, useId, useState } from 'react'
import { type ShipmentsOfOrder, sendShipment } from '#contract/shipments/shipment.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ewaySentence } from './eway-sentence.ts'
import { sendTexts as texts } from './shipments-texts.ts'
import { blankTransport, type TransportDraft, transportDraftRules, transportOf } from './transport-draft.ts'
import { PortalFields, TransportFields } from './transport-fields.tsx'

type SendGoodsProps = { orderId: string; about: ShipmentsOfOrder; onSent: () => unknown }

/** For the seller, as long as something is left. */
export function SendGoods(props: SendGoodsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {props.about.shipments.length > 0 ? texts.openRest : texts.open}
      </Button>
      {isOpen && <SendDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type Line = ShipmentsOfOrder['lines'][number]

function SendDialog({ orderId, about, onSent, onClose }: SendGoodsProps & { onClose: () => void }) {
  const formId = useId()
  const open = about.lines.filter(({ left }) => left > 0)
  const quantities = useQuantities(open)
  const { form, action } = useSending(orderId, quantities, () => {
    onClose()
    return onSent()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantities.check() && form.check()) void action.run(form.draft)
  }
  return (
    <ConfirmDialog
      title={texts.title}
      keep={texts.keep}
      confirm={texts.submit}
      tone="primary"
      keepOnScrim
      action={action}
      form={formId}
      onClose={onClose}
    >
      <form ref={form.form} id={formId} noValidate onSubmit={submit} className="grid gap-6">
        {!about.is_billed && <Notice tone="warning">{texts.noInvoice}</Notice>}
        <Quantities lines={open} quantities={quantities} />
        <EwayHint rule={about.eway_rule} value={quantities.value} />
        <fieldset>
          <legend className="text-h3">{texts.transport}</legend>
          <p className="mb-3 text-muted text-small">{texts.transportHint}</p>
          <TransportFields field={form.field} />
        </fieldset>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-link">
            {texts.more}
          </summary>
          <PortalFields field={form.field} />
        </details>
      </form>
    </ConfirmDialog>
  )
}

type QuantityState = ReturnType<typeof useQuantities>

function useQuantities(lines: readonly Line[]) {
  const [typed, setTyped] = useState<Record<number, string>>(() =>
    Object.fromEntries(lines.map(({ line_number, left }) => [line_number, String(left)])),
  )
  const [isJudged, setJudged] = useState(false)
  const numberOf = ({ line_number }: Line) => readNumber(typed[line_number] ?? '') ?? 0
  const problemOf = (line: Line) => {
    const number = numberOf(line)
    return Number.isInteger(number) && number <= line.left ? undefined : texts.wrongQuantity(line.left)
  }
  const sent = lines
    .map((line) => ({ line_number: line.line_number, quantity: numberOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const isRight = sent.length > 0 && lines.every((line) => problemOf(line) === undefined)
  return {
    typed,
    sent,
    /** Rupees with tax. */
    value: lines.reduce((sum, line) => sum + (numberOf(line) || 0) * line.unit_price, 0),
    change: (line: Line, text: string) => setTyped({ ...typed, [line.line_number]: text }),
    errorOf: (line: Line) => (isJudged ? problemOf(line) : undefined),
    isEmpty: isJudged && sent.length === 0,
    check: () => {
      setJudged(true)
      return isRight
    },
  }
}

function useSending(orderId: string, { sent }: QuantityState, onDone: () => unknown) {
  const form = useForm<TransportDraft>({ start: blankTransport, rules: transportDraftRules })
  const action = useAction({
    form,
    send: (draft: TransportDraft, keyFor) =>
      api(
        sendShipment,
        { orderId, lines: sent, ...transportOf(draft) },
        keyFor(JSON.stringify([sent, draft])),
      ),
    failure: texts.error,
    success: ({ content }) => content,
    onDone,
    leaves: true,
  })
  return { form, action }
}

function Quantities({ lines, quantities }: { lines: readonly Line[]; quantities: QuantityState }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3">{texts.quantities}</legend>
      {lines.map((line) => (
        <TextField
          key={line.line_number}
          label={line.product_name}
          name={`line-${line.line_number}`}
          inputMode="numeric"
          maxLength={12}
          value={quantities.typed[line.line_number] ?? ''}
          error={quantities.errorOf(line)}
          onChange={({ target }) => quantities.change(line, target.value)}
          trailing={
            <span className="num pr-3.5 text-muted text-small">{texts.left(line.left, line.unit)}</span>
          }
        />
      ))}
      {quantities.isEmpty && (
        <Notice tone="danger" live>
          {texts.nothing}
        </Notice>
      )}
    </fieldset>
  )
}

type EwayHintProps = { rule: ShipmentsOfOrder['eway_rule']; value: number }

const EwayHint = ({ rule, value }: EwayHintProps) =>
  rule && value > 0 ? <Notice>{ewaySentence(rule, value)}</Notice> : null
