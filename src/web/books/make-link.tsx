import { Copy, Link2 } from 'lucide-react'
import { useId, useState } from 'react'
import { makeBookLink } from '#contract/books/book-links.ts'
import { limits } from '#contract/limits.ts'
import { bookLinkPath } from '#contract/paths.ts'
import { textRule } from '#contract/text-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copy } from '#web/ui/dialogs/share.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { monthOf } from '#web/ui/formats/dates.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { bookLinkTexts as texts } from './book-link-texts.ts'
import { dayIn } from './month.ts'

type MakeLinkProps = { month: string; onMade: () => void }

/** Makes a link to the open month, and shows it once. */
export function MakeLink({ month, onMade }: MakeLinkProps) {
  const [state, setState] = useState<{ isOpen: boolean; key?: string }>({ isOpen: false })
  const close = () => setState({ isOpen: false })
  const made = (key: string) => {
    setState({ isOpen: false, key })
    onMade()
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Link2 />}
        className="justify-self-start"
        onClick={() => setState({ isOpen: true })}
      >
        {texts.make}
      </Button>
      {state.isOpen && <LinkForm month={month} onClose={close} onMade={made} />}
      {state.key && <MadeLink linkKey={state.key} onClose={close} />}
    </>
  )
}

const day = 86_400_000
const indianOffset = 5.5 * 60 * 60_000
const usualDays = 30

/** The day in India so many days from now. */
const dayAhead = (days: number) =>
  new Date(serverNow() + indianOffset + days * day).toISOString().slice(0, 10)

type LinkFormProps = { month: string; onClose: () => void; onMade: (key: string) => void }

function LinkForm({ month, onClose, onMade }: LinkFormProps) {
  const form = useForm({
    start: () => ({ name: '', ends_on: dayAhead(usualDays) }),
    rules: { name: textRule('linkName', limits.text.name) },
  })
  const action = useAction({
    form,
    send: (draft: { name: string; ends_on: string }) => api(makeBookLink, { month, ...draft }),
    failure: texts.makeError,
    onDone: ({ key }) => onMade(key),
  })
  return (
    <FormDialog
      form={form}
      action={action}
      title={texts.makeTitle(monthOf(dayIn(month)))}
      keep={texts.keep}
      confirm={texts.confirm}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={limits.text.name}
        {...form.field('name')}
      />
      <TextField
        label={texts.until}
        hint={texts.untilHint}
        type="date"
        min={dayAhead(0)}
        {...form.field('ends_on')}
      />
    </FormDialog>
  )
}

function MadeLink({ linkKey, onClose }: { linkKey: string; onClose: () => void }) {
  const url = `${location.origin}${bookLinkPath}#${linkKey}`
  const id = useId()
  const take = async () => {
    if (await copy(url)) toastSuccess(texts.copied)
    else toastError(texts.notCopied)
  }
  return (
    <Dialog
      open
      keepOnScrim
      onClose={onClose}
      title={texts.made}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.done}
          </Button>
          <Button icon={<Copy />} onClick={take}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <p className="mb-4">{texts.madeHint}</p>
      <TextField id={id} label={texts.link} readOnly value={url} onFocus={(event) => event.target.select()} />
    </Dialog>
  )
}
