import { Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { copy } from '#web/ui/dialogs/share.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { securityTexts as texts } from './security-texts.ts'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void }

async function copyAll(codes: readonly string[]) {
  if (await copy(codes.join('\n'))) toastSuccess(texts.copied)
  else toastError(texts.notCopied)
}

/** Shown once; nobody can read them again. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.codesTitle}
    keepOnScrim
    footer={
      <>
        <Button variant="secondary" icon={<Copy />} onClick={() => copyAll(codes)}>
          {texts.copyCodes}
        </Button>
        <Button onClick={onClose}>{texts.kept}</Button>
      </>
    }
  >
    <p className="mb-4 text-pretty">{texts.codesText}</p>
    <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code className="num font-semibold">{code}</code>
        </li>
      ))}
    </ul>
  </Dialog>
)
