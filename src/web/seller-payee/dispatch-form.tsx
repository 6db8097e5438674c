import { dealRules } from '#contract/deals/deal-rules.ts'
import { limits } from '#contract/limits.ts'
import { saveDispatch } from '#contract/payments/payee.ts'
import { type ShopDispatch, shopFreights } from '#contract/sellers/dispatch.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { sellerPayeeTexts as texts } from './seller-payee-texts.ts'

type Draft = Omit<ShopDispatch, 'dispatch_days'> & { readonly isSaid: boolean; readonly days: string }

const draftOf = (dispatch: ShopDispatch | null): Draft => ({
  isSaid: dispatch !== null,
  days: String(dispatch?.dispatch_days ?? 3),
  freight: dispatch?.freight ?? 'to_pay',
})

const dispatchIn = ({ isSaid, days, freight }: Draft): ShopDispatch | null =>
  isSaid ? { dispatch_days: readNumber(days) ?? Number.NaN, freight } : null

const rules: Rules<Draft> = {
  days: (days, { isSaid }) => (isSaid ? dealRules.dispatch_days(readNumber(days) ?? Number.NaN) : undefined),
}

function useDispatchForm(dispatch: ShopDispatch | null) {
  const form = useForm<Draft>({ start: () => draftOf(dispatch), rules })
  const action = useAction({
    form,
    send: (draft: Draft) => api(saveDispatch, { dispatch: dispatchIn(draft) }),
    failure: texts.dispatchError,
    success: ({ content }) => content,
  })
  return { form, action }
}

/** Within how many days goods leave and who pays the carrier, or nothing of it. */
export function DispatchForm({ dispatch }: { dispatch: ShopDispatch | null }) {
  const { form, action } = useDispatchForm(dispatch)
  const { isSaid } = form.draft
  return (
    <Card as="section" aria-labelledby="dispatch" className="p-5 md:p-6">
      <h2 id="dispatch" className="mb-1 text-h2">
        {texts.dispatch}
      </h2>
      <p className="mb-3 text-muted text-small">{texts.dispatchHint}</p>
      <SendForm form={form} action={action} label={texts.saveDispatch} variant="secondary">
        <div role="radiogroup" aria-labelledby="dispatch">
          <RadioRow
            name="isSaid"
            label={texts.noDispatch}
            checked={!isSaid}
            onChange={() => form.change({ isSaid: false })}
          />
          <RadioRow
            name="isSaid"
            label={texts.fixedDispatch}
            checked={isSaid}
            onChange={() => form.change({ isSaid: true })}
          />
        </div>
        {isSaid && <DispatchFields {...form} />}
      </SendForm>
    </Card>
  )
}

function DispatchFields({ draft: { freight }, change, field }: Form<Draft>) {
  return (
    <>
      <TextField
        label={texts.dispatchDays}
        inputMode="numeric"
        inputClassName="num"
        maxLength={String(limits.deal.dispatchDays).length + 1}
        {...field('days')}
      />
      <SelectField
        name="freight"
        label={texts.freight}
        value={freight}
        options={shopFreights.map((value) => ({ value, label: texts.freights[value] }))}
        onChange={({ target }) =>
          change({ freight: shopFreights.find((each) => each === target.value) ?? freight })
        }
      />
    </>
  )
}
