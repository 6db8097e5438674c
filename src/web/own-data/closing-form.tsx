import { limits } from '#contract/limits.ts'
import { closeAccount } from '#contract/users/closing.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { secondCodeRule } from '#contract/users/second-code-rule.ts'
import type { SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import type { Rules } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { clearCounts } from '#web/session/counts.ts'
import { leaveBrowser } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { SecondCodeField } from '#web/users/second-code-field.tsx'
import { closingTexts as texts } from './closing-texts.ts'

type Draft = Record<'password' | 'second_code', string>
type ClosingFormProps = { needsCode: boolean; onClosed: (until: string) => void }

const rulesOf = (needsCode: boolean): Rules<Draft> =>
  needsCode ? { password: ownPasswordRule, second_code: secondCodeRule } : { password: ownPasswordRule }

export function ClosingForm({ needsCode, onClosed }: ClosingFormProps) {
  const form = useForm<Draft>({ start: { password: '', second_code: '' }, rules: rulesOf(needsCode) })
  const action = useClosing(form, needsCode, onClosed)
  return (
    <Card as="section" aria-labelledby="sure" className="p-5">
      <h2 id="sure" className="mb-3 text-h2">
        {texts.sureTitle}
      </h2>
      <form
        ref={form.form}
        noValidate
        className="grid max-w-140 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!action.isPending && form.check()) void action.run(form.draft)
        }}
      >
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          maxLength={limits.password.max}
          {...form.field('password')}
        />
        {needsCode && <SecondCodeField {...form.field('second_code')} />}
        <FailureNotice action={action} />
        <Button type="submit" variant="danger" size="lg" loading={action.isPending}>
          {texts.close}
        </Button>
      </form>
    </Card>
  )
}

function useClosing(form: SentForm, needsCode: boolean, onClosed: ClosingFormProps['onClosed']) {
  return useAction({
    send: async ({ password, second_code }: Draft) => {
      const { until } = await api(closeAccount, { password, ...(needsCode ? { second_code } : {}) })
      return until
    },
    failure: texts.error,
    form,
    onDone: (until) => {
      leaveBrowser()
      clearCounts()
      onClosed(until)
    },
  })
}
