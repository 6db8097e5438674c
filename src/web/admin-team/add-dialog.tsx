import { useRevalidator } from 'react-router'
import type { AdminRole } from '#contract/admin/admin-roles.ts'
import { addTeamMember } from '#contract/admin/team.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { ownNumberRule } from '#contract/users/phone-number.ts'
import { emailRule, fullNameRule } from '#contract/users/sign-up.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import type { Opened } from './new-password.tsx'
import { RoleFields } from './role-fields.tsx'
import { teamTexts as texts } from './team-texts.ts'

type Draft = { full_name: string; phone_number: string; email: string; role: AdminRole; password: string }
type AddDialogProps = { onClose: () => void; onOpened: (account: Opened) => void }

const start: Draft = { full_name: '', phone_number: '', email: '', role: 'support', password: '' }
const rules = {
  full_name: fullNameRule,
  phone_number: ownNumberRule,
  email: emailRule,
  password: ownPasswordRule,
}

export function AddDialog({ onClose, onOpened }: AddDialogProps) {
  const { revalidate } = useRevalidator()
  const form = useForm<Draft>({ start, rules })
  const action = useAction({
    form,
    send: (draft: Draft) => api(addTeamMember, draft),
    failure: texts.addError,
    onDone: async ({ new_password }, { full_name }) => {
      onOpened({ name: full_name.trim(), password: new_password })
      await revalidate()
    },
  })
  return (
    <FormDialog
      title={texts.addTitle}
      keep={texts.keep}
      confirm={texts.addConfirm}
      action={action}
      form={form}
      onClose={onClose}
    >
      <TextField label={texts.name} autoComplete="off" {...form.field('full_name')} />
      <TextField
        label={texts.phone}
        type="tel"
        autoComplete="off"
        inputClassName="num"
        {...form.field('phone_number')}
      />
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email')} />
      <RoleFields role={form.draft.role} field={form.field} />
    </FormDialog>
  )
}
