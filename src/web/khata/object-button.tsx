import { useState } from 'react'
import { disputeEntry } from '#contract/khata/khata.ts'
import type { KhataNote } from '#contract/khata/khata-fields.ts'
import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { khataTexts as texts } from './khata-texts.ts'

type ObjectButtonProps = { note: KhataNote; name: string; onChanged: () => Promise<void> }

/** The buyer objects to an entry of the supplier, or takes that back. */
export function ObjectButton({ note, name, onChanged }: ObjectButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const back = useAction({
    send: () => api(disputeEntry, { entryId: note.entry_id, words: null }),
    failure: texts.objectError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  if (note.dispute !== null)
    return (
      <Button variant="ghost" size="sm" loading={back.isPending} onClick={() => back.run(undefined)}>
        {texts.takeBack}
      </Button>
    )
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={texts.objectOf(name)} onClick={() => setOpen(true)}>
        {texts.object}
      </Button>
      {isOpen && (
        <ObjectDialog entryId={note.entry_id} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </>
  )
}

const rules = { words: textRule('words', limits.text.reason) }

type ObjectDialogProps = { entryId: string; onClose: () => void; onChanged: () => Promise<void> }

function ObjectDialog({ entryId, onClose, onChanged }: ObjectDialogProps) {
  const form = useForm({ start: { words: '' }, rules })
  const action = useAction({
    form,
    send: (words: string) => api(disputeEntry, { entryId, words }),
    failure: texts.objectError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await onChanged()
    },
  })
  return (
    <FormDialog
      title={texts.objectTitle}
      keep={texts.keep}
      confirm={texts.objectSend}
      action={action}
      form={form}
      onSend={() => action.run(form.draft.words)}
      onClose={onClose}
    >
      <TextArea label={texts.objectWords} maxLength={limits.text.reason} {...form.field('words')} />
    </FormDialog>
  )
}
