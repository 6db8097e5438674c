import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-control text-muted hover:text-text"
        >
          <Icon />
        </button>
      }
    />
  )
}
