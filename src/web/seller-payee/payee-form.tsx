import { limits } from '#contract/limits.ts'
import { type SellerPayee, savePayee } from '#contract/payments/payee.ts'
import { upiKinds } from '#contract/payments/upi.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { bodyOf, type Draft, draftOf, rules } from './payee-draft.ts'
import { sellerPayeeTexts as texts } from './seller-payee-texts.ts'

type PayeeFormProps = { payee: SellerPayee | null; onSaved: () => unknown }

function usePayeeForm({ payee, onSaved }: PayeeFormProps) {
  const form = useForm<Draft>({ start: () => draftOf(payee), rules })
  const action = useAction({
    form,
    send: (draft: Draft) => api(savePayee, bodyOf(draft, payee?.has_account ?? false)),
    failure: texts.saveError,
    success: ({ content }) => content,
    onDone: ({ payee: saved }) => {
      form.put(draftOf(saved))
      return onSaved()
    },
  })
  return { form, action }
}

export function PayeeForm({ payee, onSaved }: PayeeFormProps) {
  const { form, action } = usePayeeForm({ payee, onSaved })
  return (
    <Card as="section" aria-labelledby="payee" className="p-5 md:p-6">
      <h2 id="payee" className="mb-4 text-h2">
        {texts.payee}
      </h2>
      <SendForm form={form} action={action} label={texts.save}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={limits.text.name}
          {...form.field('name')}
        />
        <UpiFields {...form} />
        <BankFields form={form} payee={payee} />
        {payee && <Notice>{texts.keep}</Notice>}
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          maxLength={limits.password.max}
          {...form.field('password')}
        />
      </SendForm>
    </Card>
  )
}

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function UpiFields({ draft: { vpa_kind }, change, field }: Form<Draft>) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3">{texts.upi}</legend>
      <TextField label={texts.upiId} hint={texts.upiIdHint} optional {...asTyped} {...field('vpa')} />
      <SelectField
        name="vpa_kind"
        label={texts.upiKind}
        value={vpa_kind}
        options={upiKinds.map((value) => ({ value, label: texts.upiKinds[value] }))}
        onChange={({ target }) =>
          change({ vpa_kind: upiKinds.find((each) => each === target.value) ?? vpa_kind })
        }
      />
      {vpa_kind === 'merchant' && (
        <TextField
          label={texts.mcc}
          hint={texts.mccHint}
          optional
          inputMode="numeric"
          maxLength={4}
          {...asTyped}
          {...field('mcc')}
        />
      )}
    </fieldset>
  )
}

function BankFields({
  form: { draft, change, field },
  payee,
}: {
  form: Form<Draft>
  payee: SellerPayee | null
}) {
  const hint = payee?.has_account ? texts.accountKept(payee.account_number_end) : texts.accountHint
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3">{texts.bank}</legend>
      {!draft.removesAccount && (
        <>
          <TextField
            label={texts.account}
            hint={hint}
            optional
            inputClassName="num"
            maxLength={30}
            {...asTyped}
            {...field('account_number')}
          />
          <TextField
            label={texts.ifsc}
            optional
            inputClassName="num uppercase"
            maxLength={20}
            {...asTyped}
            {...field('ifsc')}
          />
        </>
      )}
      {payee?.has_account && (
        <Checkbox
          checked={draft.removesAccount}
          onChange={({ target }) => change({ removesAccount: target.checked })}
        >
          {texts.removeAccount}
        </Checkbox>
      )}
    </fieldset>
  )
}
