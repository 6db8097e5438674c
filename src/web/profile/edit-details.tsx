import { Pencil } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { Profile } from '#contract/users/user.ts'
import { useAction } from '#web/actions/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import type { Saving } from './details-form.tsx'
import { profileTexts as texts } from './profile-texts.ts'

const loadForm = () => import('./details-form.tsx')
const DetailsForm = lazy(loadForm)

type EditDetailsProps = { profile: Profile; onSaved: () => Promise<void> }

/** The button, and the form that it opens; the form comes when it is about to be opened. */
export function EditDetails({ profile, onSaved }: EditDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const saving = useAction({
    send: ({ send }: Saving) => send(),
    failure: (error, { failure }) => failure(error),
    success: () => texts.saved,
    onDone: () => {
      setOpen(false)
      return onSaved()
    },
    onFailed: (failure, { onFailed }) => onFailed(failure),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Pencil />}
        onPointerEnter={() => void loadForm()}
        onClick={() => setOpen(true)}
      >
        {texts.edit}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.editTitle}
        keepOnScrim
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} loading={saving.isPending}>
              {texts.save}
            </Button>
          </>
        }
      >
        <Suspense>
          <DetailsForm id={formId} profile={profile} saving={saving} />
        </Suspense>
      </Dialog>
    </>
  )
}
