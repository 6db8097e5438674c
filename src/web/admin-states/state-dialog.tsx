import { limits } from '#contract/limits.ts'
import { SourceFields } from '#web/admin-content/law-source.tsx'
import { useEntry } from '#web/admin-content/use-entry.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import {
  codeOf,
  contentOf,
  draftOf,
  rulesFor,
  type StateDocument,
  type StateDraft,
  targetsOf,
} from './state-draft.ts'
import { statesTexts as texts } from './states-texts.ts'

type StateDialogProps = {
  /** The state to be changed; without one a state is added. */
  document: StateDocument | undefined
  /** All states of the list. */
  states: readonly StateDocument[]
  onClose: () => void
}

/** Changes how a state is called, understood and taxed, says that it has ended, or adds one. */
export function StateDialog({ document, states, onClose }: StateDialogProps) {
  const { form, action, newer } = useEntry<'states', StateDraft>({
    kind: 'states',
    document,
    start: () => draftOf(document, new Date()),
    rules: rulesFor(!document, new Set(states.map(({ name }) => name))),
    nameOf: codeOf,
    typedAs: contentOf,
    failure: texts.error,
    onClose,
  })
  const stands = newer?.value
  return (
    <FormDialog
      title={document ? texts.changeOf(texts.state(document.value.name, document.name)) : texts.add}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={stands && texts.now(texts.facts(stands.name, stands.is_ended, stands.source))}
    >
      {!document && <CodeField field={form.field} />}
      <NameFields field={form.field} />
      <KindFields form={form} targets={targetsOf(states, document?.name, form.draft.into)} />
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        optional
        rows={2}
        maxLength={limits.text.reason}
        {...form.field('note')}
      />
      <SourceFields field={form.field} />
    </FormDialog>
  )
}

type Fields = Pick<Form<StateDraft>, 'field'>

const CodeField = ({ field }: Fields) => (
  <TextField
    label={texts.code}
    hint={texts.codeHint}
    inputMode="numeric"
    autoComplete="off"
    maxLength={2}
    inputClassName="num"
    {...field('code')}
  />
)

const NameFields = ({ field }: Fields) => (
  <>
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      autoComplete="off"
      maxLength={limits.state.name}
      {...field('name')}
    />
    <TextArea label={texts.aliases} hint={texts.aliasesHint} optional rows={4} {...field('aliases')} />
  </>
)

type KindFieldsProps = {
  form: Form<StateDraft>
  targets: readonly { readonly value: string; readonly label: string }[]
}

function KindFields({ form: { draft, change, field }, targets }: KindFieldsProps) {
  const box = (name: 'has_utgst' | 'is_ended') => ({
    name,
    checked: draft[name],
    onChange: (event: { target: { checked: boolean } }) => change({ [name]: event.target.checked }),
  })
  return (
    <div>
      <Checkbox {...box('has_utgst')}>{texts.hasUtgst}</Checkbox>
      <p className="mb-2 pl-9 text-muted text-small">{texts.kindHint}</p>
      <Checkbox {...box('is_ended')}>{texts.isEnded}</Checkbox>
      <p className="pl-9 text-muted text-small">{texts.endedHint}</p>
      {draft.is_ended && (
        <SelectField
          className="mt-4"
          label={texts.into}
          hint={texts.intoHint}
          options={[{ value: '', label: texts.nowhere }, ...targets]}
          {...field('into')}
        />
      )}
    </div>
  )
}
