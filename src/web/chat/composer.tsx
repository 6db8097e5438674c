import { Paperclip, SendHorizontal } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { Counter } from '#web/ui/counter.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AttachButton } from './attach-button.tsx'
import { chatTexts as texts } from './chat-texts.ts'
import { FilePreviews } from './file-previews.tsx'
import { useMessageForm } from './use-message-form.ts'

type ComposerProps = Parameters<typeof useMessageForm>[0]

const limit = limits.chat.message
const place =
  'flex-none border-border border-t bg-surface px-2 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:px-3'
const line =
  'min-h-11 min-w-0 flex-1 rounded-[22px] border border-border-strong bg-surface px-4 py-2.25 text-base leading-6'

export function Composer(props: ComposerProps) {
  const { draft, write, field, canSend, send, files, warning, choose, remove } = useMessageForm(props)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={place}
    >
      {warning && (
        <Notice tone="danger" live className="mb-2">
          {warning}
        </Notice>
      )}
      {files.length > 0 && <FilePreviews files={files} onRemove={remove} />}
      <div className="flex items-end gap-1">
        <AttachButton onChoose={choose} />
        <MessageField
          ref={field}
          value={draft}
          onChange={(event) => write(event.target.value)}
          onBlur={props.onStopped}
          onSend={send}
        />
        <SendButton disabled={!canSend} />
      </div>
      {draft.length >= limit * 0.9 && (
        <p className="flex px-4 pt-1 text-micro">
          <Counter used={draft.length} limit={limit} />
        </p>
      )}
    </form>
  )
}

type MessageFieldProps = ComponentProps<'textarea'> & { onSend: () => void }

/** Enter sends; Shift and Enter begin a new line. */
function MessageField({ onSend, ...field }: MessageFieldProps) {
  const press = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method is still composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <textarea
      {...field}
      rows={1}
      aria-label={texts.message}
      placeholder={texts.message}
      maxLength={limit}
      enterKeyHint="send"
      onKeyDown={press}
      className={`field-sizing-content max-h-34 resize-none placeholder:text-subtle hover:border-muted ${line}`}
    />
  )
}

function SendButton({ disabled }: { disabled: boolean }) {
  return (
    <button
      type="submit"
      aria-label={texts.send}
      title={texts.send}
      disabled={disabled}
      // The field keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      className="grid size-11 flex-none place-items-center rounded-full bg-primary text-primary-fg hover:bg-primary-hover disabled:cursor-not-allowed disabled:bg-surface-3 disabled:text-muted"
    >
      <SendHorizontal />
    </button>
  )
}

export function ComposerSkeleton() {
  return (
    <div aria-hidden="true" className={place}>
      <div className="flex items-end gap-1">
        <span className="grid size-11 flex-none place-items-center text-muted">
          <Paperclip />
        </span>
        <p className={`text-subtle ${line}`}>{texts.message}</p>
        <span className="grid size-11 flex-none place-items-center rounded-full bg-surface-3 text-muted">
          <SendHorizontal />
        </span>
      </div>
    </div>
  )
}
