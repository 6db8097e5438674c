import { Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copy } from '#web/ui/dialogs/share.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { teamTexts as texts } from './team-texts.ts'

/** An account that was just opened. */
export type Opened = { readonly name: string; readonly password: string }

/** Shown once; nobody can read it again. */
export function NewPassword({ name, password, onClose }: Opened & { onClose: () => void }) {
  const copyIt = async () => {
    if (await copy(password)) toastSuccess(texts.copied)
    else toastError(texts.notCopied)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.passwordTitle}
      keepOnScrim
      footer={
        <>
          <Button variant="secondary" icon={<Copy />} onClick={copyIt}>
            {texts.copy}
          </Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <p className="mb-3 wrap-anywhere">{texts.passwordText(name)}</p>
      <code className="num wrap-anywhere font-semibold">{password}</code>
    </Dialog>
  )
}
