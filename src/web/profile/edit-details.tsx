import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '#contract/users/user.ts'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { profileTexts as texts } from './profile-texts.ts'

const loadForm = () => import('./details-form.tsx')
const DetailsForm = late(
  async () => (await loadForm()).default,
  ({ onClose }) => onClose(),
)

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
        onPointerEnter={() => void loadForm().catch(() => null)}
        onClick={() => setOpen(true)}
      >
        {texts.edit}
      </Button>
      {isOpen && <DetailsForm profile={profile} onSaved={saved} onClose={close} />}
    </>
  )
}
