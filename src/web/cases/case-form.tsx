import { type CaseForm, openCase } from '#contract/cases/case.ts'
import { isAboutGoods, wishesOf } from '#contract/cases/case-rules.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type CaseDraft, draftFor, kindsOf, linesOf, rulesFor, wishOf } from './case-draft.ts'
import { CaseGoods } from './case-goods.tsx'
import { CasePreview } from './case-preview.tsx'
import { casesTexts, stepTexts, caseFormTexts as texts } from './cases-texts.ts'

type CaseFormProps = {
  orderId: string
  facts: CaseForm
  /** What the receipts of the order say is missing: the form is filled with it. */
  missing?: Pick<CaseDraft, 'kind' | 'words' | 'quantities'>
  onSent: (caseId: string) => void
}

/** Says what is wrong; what it comes to and who acts until when stands below before it is sent. */
export function NewCaseForm({ orderId, facts, missing, onSent }: CaseFormProps) {
  const form = useForm<CaseDraft>({ start: () => startOf(facts, missing), rules: rulesFor(facts) })
  const action = useAction({
    form,
    send: ({ kind, wish, words, show_chat, ...draft }: CaseDraft, keyFor) => {
      const lines = isAboutGoods(kind) ? linesOf({ kind, wish, words, show_chat, ...draft }) : []
      const body = { kind, orderId, lines, wish, words, show_chat, ...claimOf(lines, missing) }
      return api(openCase, body, keyFor(body))
    },
    failure: texts.error,
    success: ({ content }) => content,
    onDone: (answer) => onSent(answer.case.case_id),
    leaves: true,
  })
  return (
    <SendForm form={form} action={action} label={texts.send}>
      <Kind form={form} facts={facts} />
      {isAboutGoods(form.draft.kind) && <CaseGoods form={form} facts={facts} />}
      <Wish form={form} />
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        maxLength={limits.case.words}
        {...form.field('words')}
      />
      <Checkbox
        checked={form.draft.show_chat}
        onChange={({ target }) => form.change({ show_chat: target.checked })}
      >
        {stepTexts.showChat}
      </Checkbox>
      <CasePreview facts={facts} draft={form.draft} />
    </SendForm>
  )
}

const startOf = (facts: CaseForm, missing: CaseFormProps['missing']): CaseDraft => {
  const draft = draftFor(facts)
  return missing ? { ...draft, wish: wishOf(missing.kind), ...missing } : draft
}

/** Other goods than the receipts name are reported beside them. */
const claimOf = (lines: ReturnType<typeof linesOf>, missing: CaseFormProps['missing']) =>
  missing && isSame(lines, missing.quantities) ? { missing: true as const } : {}

const isSame = (lines: ReturnType<typeof linesOf>, quantities: CaseDraft['quantities']) =>
  lines.length === Object.keys(quantities).length &&
  lines.every(({ line_number, quantity }) => quantities[line_number] === String(quantity))

type PartProps = { form: Form<CaseDraft> }

function Kind({ form: { draft, change }, facts }: PartProps & { facts: CaseForm }) {
  const kinds = kindsOf(facts)
  return (
    <SelectField
      name="kind"
      label={texts.kind}
      value={draft.kind}
      options={kinds.map((value) => ({ value, label: casesTexts.kinds[value] }))}
      onChange={({ target }) => {
        const kind = kinds.find((each) => each === target.value) ?? draft.kind
        change({ kind, wish: wishOf(kind) })
      }}
    />
  )
}

function Wish({ form: { draft, change } }: PartProps) {
  const wishes = wishesOf(draft.kind)
  if (wishes.length < 2) return null
  return (
    <SelectField
      name="wish"
      label={texts.wish}
      value={draft.wish}
      options={wishes.map((value) => ({ value, label: casesTexts.wishes[value] }))}
      onChange={({ target }) => change({ wish: wishes.find((each) => each === target.value) ?? draft.wish })}
    />
  )
}
