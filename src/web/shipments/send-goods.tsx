import { useState } from 'react'
import { valueOfPieces } from '#contract/samples/taken-off.ts'
import { type ShipmentsOfOrder, sendShipment } from '#contract/shipments/shipment.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useStates } from '#web/states/use-states.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ewaySentence } from './eway-sentence.ts'
import { sendTexts as texts } from './shipments-texts.ts'
import { blankTransport, type TransportDraft, transportDraftRules, transportOf } from './transport-draft.ts'
import { PortalFields, TransportFields } from './transport-fields.tsx'

type SendGoodsProps = {
  orderId: string
  /** The problem for which goods are sent again. */
  caseId?: string
  about: ShipmentsOfOrder
  onSent: () => unknown
}

/** For the seller, as long as something is left. Where that comes next, the button above is filled. */
export function SendGoods(props: SendGoodsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {labelOf(props)}
      </Button>
      {isOpen && <SendDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function labelOf({ caseId, about }: SendGoodsProps) {
  if (caseId) return texts.openAgain(caseId)
  return about.shipments.length > 0 ? texts.openRest : texts.open
}

type Line = ShipmentsOfOrder['lines'][number]

export function SendDialog({
  orderId,
  caseId,
  about,
  onSent,
  onClose,
}: SendGoodsProps & { onClose: () => void }) {
  const open = about.lines.filter(({ left }) => left > 0)
  const quantities = useQuantities(open)
  const of = { orderId, ...(caseId && { caseId }) }
  const { form, action } = useSending(of, quantities, () => {
    onClose()
    return onSent()
  })
  return (
    <FormDialog
      title={texts.title}
      keep={texts.keep}
      confirm={texts.submit}
      action={action}
      form={{ ...form, check: () => quantities.check() && form.check() }}
      gap="gap-6"
      onClose={onClose}
    >
      {!about.is_billed && !caseId && <Notice tone="warning">{texts.noInvoice}</Notice>}
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
    </FormDialog>
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
    value: lines.reduce((sum, line) => sum + valueOfPieces(line, numberOf(line) || 0), 0) / 100,
    change: (line: Line, text: string) => setTyped({ ...typed, [line.line_number]: text }),
    errorOf: (line: Line) => (isJudged ? problemOf(line) : undefined),
    isEmpty: isJudged && sent.length === 0,
    check: () => {
      setJudged(true)
      return isRight
    },
  }
}

type Of = { readonly orderId: string; readonly caseId?: string }

function useSending(of: Of, { sent }: QuantityState, onDone: () => unknown) {
  const form = useForm<TransportDraft>({ start: blankTransport, rules: transportDraftRules })
  const action = useAction({
    form,
    send: (draft: TransportDraft, keyFor) =>
      api(sendShipment, { ...of, lines: sent, ...transportOf(draft) }, keyFor(sent, draft)),
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

function EwayHint({ rule, value }: EwayHintProps) {
  useStates()
  return rule && value > 0 ? <Notice>{ewaySentence(rule, value)}</Notice> : null
}
