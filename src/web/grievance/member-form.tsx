import { useNavigate } from 'react-router'
import { openCase } from '#contract/cases/case.ts'
import { casePath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { blank, type Complaint, memberRules } from './complaint-draft.ts'
import { ComplaintFields } from './complaint-fields.tsx'
import { grievanceTexts as texts } from './grievance-texts.ts'

/** Whoever is signed in reads the answer among their problems. */
export function MemberForm() {
  const navigate = useNavigate()
  const form = useForm<Complaint>({ start: blank, rules: memberRules })
  const action = useAction({
    form,
    send: ({ kind, page, words }: Complaint, keyFor) => {
      const body = { kind, words, ...(page.trim() ? { page } : {}) }
      return api(openCase, body, keyFor(body))
    },
    failure: texts.error,
    success: ({ content }) => content,
    onDone: (answer) => void navigate(casePath(answer.case.case_id)),
    leaves: true,
  })
  return (
    <SendForm form={form} action={action} label={texts.send}>
      <ComplaintFields form={form} />
    </SendForm>
  )
}
