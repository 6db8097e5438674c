import { type AdminRole, adminRole } from '#contract/admin/admin-roles.ts'
import type { Form } from '#web/forms/use-form.ts'
import { SelectField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { teamTexts as texts } from './team-texts.ts'

type Named = Omit<ReturnType<Form<{ role: AdminRole; password: string }>['field']>, 'name'>
type RoleFieldsProps = { role: AdminRole; field: (name: 'role' | 'password') => Named & { name: string } }

const options = adminRole.options.map((value) => ({ value, label: texts.roles[value] }))

/** The role, what it may do, and the password of who gives it. */
export const RoleFields = ({ role, field }: RoleFieldsProps) => (
  <>
    <SelectField label={texts.role} hint={texts.may[role]} options={options} {...field('role')} />
    <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
  </>
)
