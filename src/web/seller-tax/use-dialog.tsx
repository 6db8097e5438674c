import { limits } from '#contract/limits.ts'
import { saveTaxRegistration, type TaxRegistration } from '#contract/sellers/tax-registration.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { draftOf } from './registration-draft.ts'
import { sellerTaxTexts as texts } from './seller-tax-texts.ts'

type UseDialogProps = {
  registration: TaxRegistration
  onChanged: () => Promise<void>
  onClose: () => void
}

const start = { password: '' }
const rules = { password: ownPasswordRule }

/** Under which number a shop sells is changed with the password alone. */
export function UseDialog(props: UseDialogProps) {
  const { gstin } = props.registration
  const { form, action } = useChoice(props)
  return (
    <FormDialog
      title={texts.useTitle}
      keep={texts.keep}
      confirm={texts.use}
      action={action}
      form={form}
      onClose={props.onClose}
    >
      <p className="wrap-anywhere">{texts.useText(gstin)}</p>
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="current-password"
        maxLength={limits.password.max}
        {...form.field('password')}
      />
    </FormDialog>
  )
}

function useChoice({ registration, onChanged, onClose }: UseDialogProps) {
  const { gstin, revision } = registration
  const form = useForm({ start, rules })
  const action = useAction({
    form,
    // All of it is sent: without the revision, what another tab has saved meanwhile would be undone.
    send: ({ password }: typeof start) =>
      api(saveTaxRegistration, { ...draftOf(registration), is_default: true, password, revision }),
    failure: texts.saveError,
    success: () => texts.used(gstin),
    onDone: () => {
      onClose()
      return onChanged()
    },
    onFailed: ({ error }) => isConflict(error) && onChanged(),
  })
  return { form, action }
}
