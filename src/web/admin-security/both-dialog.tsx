import { endSecondFactor, renewRecoveryCodes } from '#contract/admin/second-factor.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { longestSecondCode, secondCodeRule } from '#contract/users/second-code-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { securityTexts as texts } from './security-texts.ts'

type Draft = { readonly password: string; readonly code: string }
type BothDialogProps = {
  what: 'renew' | 'end'
  onClose: () => void
  onCodes: (codes: readonly string[]) => unknown
  onEnded: () => unknown
}

const blank: Draft = { password: '', code: '' }
const rules = { password: ownPasswordRule, code: secondCodeRule }

/** What makes the sign-in weaker wants password and code. */
export function BothDialog({ what, onClose, ...then }: BothDialogProps) {
  const form = useForm<Draft>({ start: blank, rules })
  const renewing = useRenewing(form, then.onCodes)
  const ending = useEnding(form, then.onEnded)
  const isEnd = what === 'end'
  const action = isEnd ? ending : renewing
  return (
    <FormDialog
      title={isEnd ? texts.endTitle : texts.renewTitle}
      keep={texts.keep}
      confirm={isEnd ? texts.turnOff : texts.renew}
      action={action}
      form={form}
      onClose={onClose}
    >
      <p>{isEnd ? texts.endText : texts.renewText}</p>
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field('password')} />
      <TextField
        label={texts.ownCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestSecondCode}
        inputClassName="num"
        {...form.field('code')}
      />
    </FormDialog>
  )
}

const useRenewing = (form: Form<Draft>, onCodes: BothDialogProps['onCodes']) =>
  useAction({
    form,
    send: (draft: Draft) => api(renewRecoveryCodes, draft),
    failure: texts.renewError,
    success: ({ content }) => content,
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
  })

const useEnding = (form: Form<Draft>, onEnded: BothDialogProps['onEnded']) =>
  useAction({
    form,
    send: (draft: Draft) => api(endSecondFactor, draft),
    failure: texts.endError,
    success: ({ content }) => content,
    onDone: onEnded,
  })
