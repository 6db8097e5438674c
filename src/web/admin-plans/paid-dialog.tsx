import { useRevalidator } from 'react-router'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { activatePlan, type PlanRequest } from '#contract/sellers/plan.ts'
import {
  longestReference,
  type PlanPaymentKind,
  paidByRule,
  paidOnRule,
  planPaymentKinds,
  referenceRule,
} from '#contract/sellers/plan-rules.ts'
import { useAction } from '#web/actions/use-action.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { planTexts } from '#web/plans/plan-texts.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { adminPlansTexts as texts } from './admin-plans-texts.ts'

type Draft = { readonly paid_by: string; readonly paid_reference: string; readonly paid_on: string }
type PaidDialogProps = { plan: PlanRequest; onClose: () => void }

const rules = { paid_by: paidByRule, paid_reference: referenceRule, paid_on: paidOnRule }
const kinds = planPaymentKinds.map((value) => ({ value, label: planTexts.paidBy[value] }))

/** How and when a plan was paid; the plan then runs, and is billed. */
export function PaidDialog({ plan, onClose }: PaidDialogProps) {
  const { form, action } = usePayment(plan, onClose)
  return (
    <FormDialog
      title={texts.paidTitle}
      keep={adminTexts.keep}
      confirm={texts.paid}
      action={action}
      form={form}
      onClose={onClose}
    >
      <p className="break-words">{texts.paidText(plan.seller.name, rupeesShort(plan.price))}</p>
      <SelectField
        label={texts.paidBy}
        options={kinds}
        placeholder={texts.choose}
        {...form.field('paid_by')}
      />
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        maxLength={longestReference}
        autoComplete="off"
        optional={form.draft.paid_by === 'cash'}
        {...form.field('paid_reference')}
      />
      <TextField label={texts.paidOn} type="date" {...form.field('paid_on')} />
    </FormDialog>
  )
}

function usePayment({ plan_id: planId }: PlanRequest, onClose: () => void) {
  const { revalidate } = useRevalidator()
  const form = useForm<Draft>({
    start: () => ({ paid_by: '', paid_reference: '', paid_on: dayInIndia(new Date()) }),
    rules,
  })
  const action = useAction({
    send: ({ paid_by, ...payment }: Draft) =>
      api(activatePlan, { planId, ...payment, paid_by: paid_by as PlanPaymentKind }),
    form,
    failure: adminTexts.decideError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
  })
  return { form, action }
}
