import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Profile } from '#contract/users/user.ts'
import { Button } from '#web/ui/button.tsx'
import { profileTexts as texts } from './profile-texts.ts'

const loadForm = () => import('./details-form.tsx')
const DetailsForm = lazy(loadForm)

type EditDetailsProps = { profile: Profile; onSaved: () => Promise<void> }

/** The button, and the dialog that it opens; the dialog comes when it is about to be opened. */
export function EditDetails({ profile, onSaved }: EditDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const saved = () => {
    close()
    return onSaved()
  }
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
      {isOpen && (
        <Suspense>
          <DetailsForm profile={profile} onSaved={saved} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
