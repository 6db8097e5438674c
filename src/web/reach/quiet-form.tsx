import type { FormEvent } from 'react'
import { type Choices, saveChoices } from '#contract/reach/choices.ts'
import { quietRule } from '#contract/reach/quiet-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { reachTexts as texts } from './reach-texts.ts'

type QuietFormProps = { quiet: Choices['quiet']; onSaved: (saved: Choices) => void }

const rules = { from: quietRule, to: quietRule }

export function QuietForm({ quiet, onSaved }: QuietFormProps) {
  const { form, draft, field, check, ...sent } = useForm({ start: quiet, rules })
  const saving = useAction({
    send: () => api(saveChoices, { quiet: draft }),
    form: sent,
    failure: texts.error,
    success: () => texts.saved,
    onDone: onSaved,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check()) void saving.run()
  }
  return (
    <Card as="section" aria-labelledby="quiet" className="p-5">
      <h2 id="quiet" className="text-h2">
        {texts.quiet}
      </h2>
      <p className="mt-1 mb-4 text-muted text-small">{texts.quietHint}</p>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4 sm:max-w-80">
        <div className="grid grid-cols-2 gap-4">
          <TextField label={texts.from} type="time" {...field('from')} />
          <TextField label={texts.to} type="time" {...field('to')} />
        </div>
        {saving.failure && (
          <Notice tone="danger" live>
            {saving.failure}
          </Notice>
        )}
        <Button type="submit" variant="secondary" loading={saving.isPending}>
          {texts.save}
        </Button>
      </form>
    </Card>
  )
}
