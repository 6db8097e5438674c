import { useState } from 'react'
import { beginSecondFactor, confirmSecondFactor } from '#contract/admin/second-factor.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { secondCodeRule } from '#contract/users/second-code-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { securityTexts as texts } from './security-texts.ts'

type Begun = ReplyOf<typeof beginSecondFactor>
type TurnOnProps = { onClose: () => void; onOn: (codes: readonly string[]) => unknown }

/** The password first; then the app reads the secret, and its first code turns it on. */
export function TurnOn(props: TurnOnProps) {
  const [begun, setBegun] = useState<Begun>()
  return begun ? <Scan begun={begun} {...props} /> : <Begin onClose={props.onClose} onBegun={setBegun} />
}

const noPassword = { password: '' }
const passwordRules = { password: ownPasswordRule }

function Begin({ onClose, onBegun }: { onClose: () => void; onBegun: (begun: Begun) => void }) {
  const form = useForm({ start: noPassword, rules: passwordRules })
  const action = useAction({
    form,
    send: (draft: typeof noPassword) => api(beginSecondFactor, draft),
    failure: texts.beginError,
    onDone: onBegun,
  })
  return (
    <FormDialog
      title={texts.beginTitle}
      keep={texts.keep}
      confirm={texts.next}
      action={action}
      form={form}
      onClose={onClose}
    >
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  )
}

const noCode = { code: '' }
const codeRules = { code: secondCodeRule }

function Scan({ begun, onClose, onOn }: TurnOnProps & { begun: Begun }) {
  const form = useForm({ start: noCode, rules: codeRules })
  const action = useAction({
    form,
    send: (draft: typeof noCode) => api(confirmSecondFactor, draft),
    failure: texts.confirmError,
    success: ({ content }) => content,
    onDone: ({ recovery_codes }) => onOn(recovery_codes),
  })
  return (
    <FormDialog
      title={texts.scanTitle}
      keep={texts.keep}
      confirm={texts.confirm}
      action={action}
      form={form}
      onClose={onClose}
    >
      <Secret {...begun} />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        inputClassName="num"
        {...form.field('code')}
      />
    </FormDialog>
  )
}

const Secret = ({ qr_svg, secret, link }: Begun) => (
  <>
    <p>{texts.scan}</p>
    <img
      className="mx-auto size-52"
      alt={texts.qrName}
      src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
    />
    <p className="text-center text-small">
      <span className="block text-muted">{texts.byHand}</span>
      <code className="wrap-anywhere font-semibold">{secret}</code>
    </p>
    <a href={link} className="inline-flex min-h-11 items-center justify-self-center text-anchor text-small">
      {texts.open}
    </a>
  </>
)
