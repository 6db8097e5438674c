import { claimPayment, type OrderPayment } from '#contract/payments/payment.ts'
import { longestReference, paymentMethods } from '#contract/payments/payment-rules.ts'
import { toPaise } from '#contract/products/price.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { cashText, reachedCashLimit } from './cash-limit.ts'
import type { ClaimKind } from './claim-dialog.tsx'
import { amountOf, bodyOf, type Draft, draftFor, rules } from './claim-draft.ts'
import { methodTexts } from './method-texts.ts'
import { claimTexts as texts } from './order-payments-texts.ts'
import { ProofField } from './proof-field.tsx'

type ClaimFormProps = {
  orderId: string
  kind: ClaimKind
  /** What it begins with, in rupees. */
  amount: number
  view: OrderPayment
  onSaved: () => void
}

export function ClaimForm({ orderId, kind, amount, view, onSaved }: ClaimFormProps) {
  const form = useForm<Draft>({ start: () => draftFor(amount), rules })
  const action = useAction({
    form,
    send: (draft: Draft, keyFor) => {
      const body = { orderId, ...bodyOf(draft), is_refund: kind === 'refund' }
      return api(claimPayment, body, keyFor(body))
    },
    failure: texts.error,
    success: ({ content }) => content,
    onDone: onSaved,
    leaves: true,
  })
  return (
    <SendForm form={form} action={action} label={texts.send}>
      <p className="text-muted">{texts.hints[kind]}</p>
      <Fields form={form} kind={kind} view={view} />
      <ProofField chosen={form.draft.proof} onChange={(proof) => form.change({ proof })} />
    </SendForm>
  )
}

type FieldsProps = { form: Form<Draft> } & Pick<ClaimFormProps, 'kind' | 'view'>

function Fields({ form: { draft, change, field }, kind, view }: FieldsProps) {
  const { method } = draft
  return (
    <>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        leading="₹"
        inputClassName="num"
        {...field('amount')}
      />
      <SelectField
        name="method"
        label={texts.method}
        value={method}
        options={paymentMethods.map((value) => ({ value, label: methodTexts[value] }))}
        onChange={({ target }) =>
          change({ method: paymentMethods.find((each) => each === target.value) ?? method })
        }
      />
      <CashWarning draft={draft} kind={kind} view={view} />
      <TextField
        label={texts.references[method]}
        hint={texts.referenceHints[method] || undefined}
        optional={method === 'cash' || method === 'cheque'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestReference + 10}
        inputClassName="num uppercase"
        {...field('reference')}
      />
      <TextField type="date" label={texts.paidOn} {...field('paid_on')} />
    </>
  )
}

type CashWarningProps = { draft: Draft } & Pick<ClaimFormProps, 'kind' | 'view'>

function CashWarning({ draft: { method, amount }, kind, view }: CashWarningProps) {
  if (method !== 'cash' || kind === 'refund') return null
  const limit = reachedCashLimit(view, toPaise(amountOf(amount)))
  if (limit === undefined) return null
  return (
    <Notice tone="warning" live>
      {cashText(limit, kind === 'received' ? 'seller' : 'buyer')}
    </Notice>
  )
}
