import { type ComponentProps, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { longestSecondCode } from '#contract/users/second-code-rule.ts'
import type { Failure } from '#web/actions/action.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { usersTexts as texts } from './users-texts.ts'

const name = 'second_code'

/** Only admins with an authenticator app have a second code, so its field appears once the server asks for it. */
export function useSecondCode() {
  const [isNeeded, setNeeded] = useState(false)
  /** For `useForm`. */
  const reach = (field: string) => {
    if (field === name) setNeeded(true)
    return field === name
  }
  return { isNeeded, reach }
}

/** Whether the server said something of it. */
export const isSecondCode = ({ error }: Failure) => error instanceof ApiError && error.field === name

type SecondCodeFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange'>

export const SecondCodeField = (field: SecondCodeFieldProps) => (
  <TextField
    label={texts.secondCode}
    hint={texts.secondCodeHint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={longestSecondCode}
    inputClassName="num"
    {...field}
  />
)
