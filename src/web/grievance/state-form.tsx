import { useEffect, useEffectEvent, useState } from 'react'
import { type Grievance, readGrievance } from '#contract/cases/grievance.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { grievanceTexts as texts } from './grievance-texts.ts'

type Draft = { readonly number: string; readonly code: string }

const rules: Rules<Draft> = {
  number: (number) => (number.trim() === '' ? texts.needsNumber : undefined),
  code: (code) => (code.trim() === '' ? texts.needsCode : undefined),
}

/** Opens the state of a complaint; the link of the mail does so by itself. */
export function StateForm({ number, code }: Draft) {
  const [state, setState] = useState<Grievance>()
  const form = useForm<Draft>({ start: { number, code }, rules })
  const action = useAction({
    form,
    send: (draft: Draft) =>
      api(readGrievance, { caseId: draft.number.trim().toUpperCase(), code: draft.code.trim() }),
    failure: texts.showError,
    onDone: ({ grievance }) => setState(grievance),
  })
  const open = useEffectEvent(() => number && code && void action.run({ number, code }))
  useEffect(() => {
    open()
  }, [])
  if (state) return <State state={state} />
  return (
    <SendForm form={form} action={action} label={texts.show}>
      <p className="text-muted text-small">{texts.stateHint}</p>
      <TextField label={texts.caseNumber} autoComplete="off" inputClassName="num" {...form.field('number')} />
      <TextField label={texts.caseCode} autoComplete="off" inputClassName="num" {...form.field('code')} />
    </SendForm>
  )
}

function State({ state }: { state: Grievance }) {
  const { case_id, kind, subject, words, close_by, decision } = state
  const name = kind in texts.kinds ? texts.kinds[kind as keyof typeof texts.kinds] : ''
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <h3 className="wrap-anywhere text-h3">{subject ? `${name}: ${subject}` : name}</h3>
      <p className="num text-muted text-small">{case_id}</p>
      {decision ? (
        <Badge tone="success">{texts.decided}</Badge>
      ) : (
        <p className="font-medium">{texts.waits(dayOf(close_by))}</p>
      )}
      <Words title={texts.yourWords}>{words}</Words>
      {decision && <Words title={texts.deskWords}>{decision.words}</Words>}
    </div>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="min-w-0">
      <p className="text-muted text-small">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  )
}
