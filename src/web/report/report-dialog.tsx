import { openCase } from '#contract/cases/case.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { BlockPart } from './block-part.tsx'
import { reportTexts as texts } from './report-texts.ts'
import type { Subject, Talk } from './subject.ts'

type Draft = { readonly message: string; readonly words: string }
type ReportDialogProps = {
  subject: Subject
  name: string
  talk?: Talk
  onClose: () => void
  onBlocked?: () => void
}

const rules: Rules<Draft> = { words: (words) => (words.trim() === '' ? texts.needsWords : undefined) }

/** Of a chat one message may be meant; the desk then reads that one. */
function bodyOf(subject: Subject, talk: Talk | undefined, { message, words }: Draft) {
  if (!(talk && message)) return { ...subject, words }
  return { kind: 'content' as const, message: { room_id: talk.roomId, seq: Number(message) }, words }
}

/** Tells the desk what is wrong, and keeps a person away. */
export function ReportDialog({ subject, name, talk, onClose, onBlocked }: ReportDialogProps) {
  const form = useForm<Draft>({ start: { message: '', words: '' }, rules })
  const action = useAction({
    form,
    send: (draft: Draft, keyFor) => {
      const body = bodyOf(subject, talk, draft)
      return api(openCase, body, keyFor(body))
    },
    failure: texts.error,
    success: ({ content }) => content,
    onDone: onClose,
    leaves: true,
  })
  return (
    <Dialog open title={texts.title(name)} keepOnScrim onClose={onClose}>
      <SendForm form={form} action={action} label={texts.send}>
        <p className="text-muted">{texts.hint}</p>
        {talk && talk.messages.length > 0 && (
          <SelectField
            label={texts.which}
            options={[
              { value: '', label: texts.person },
              ...talk.messages.map(({ seq, text }) => ({ value: String(seq), label: text })),
            ]}
            {...form.field('message')}
          />
        )}
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          maxLength={limits.case.words}
          {...form.field('words')}
        />
      </SendForm>
      {'aboutId' in subject && (
        <BlockPart userId={subject.aboutId} name={name} onDone={onBlocked ?? onClose} />
      )}
    </Dialog>
  )
}
