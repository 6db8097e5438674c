import { useRevalidator } from 'react-router'
import type { AdminRole } from '#contract/admin/admin-roles.ts'
import { changeRole, type TeamMember } from '#contract/admin/team.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { RoleFields } from './role-fields.tsx'
import { teamTexts as texts } from './team-texts.ts'

type Draft = { role: AdminRole; password: string }
type RoleDialogProps = { member: TeamMember; onClose: () => void }

const rules = { password: ownPasswordRule }

export function RoleDialog({ member: { user_id, full_name, role }, onClose }: RoleDialogProps) {
  const { revalidate } = useRevalidator()
  const form = useForm<Draft>({ start: { role, password: '' }, rules })
  const action = useAction({
    form,
    send: (draft: Draft) => api(changeRole, { userId: user_id, ...draft }),
    failure: texts.changeError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
  })
  return (
    <FormDialog
      title={texts.changeTitle(full_name)}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
    >
      <p>{texts.changeText}</p>
      <RoleFields role={form.draft.role} field={form.field} />
    </FormDialog>
  )
}
