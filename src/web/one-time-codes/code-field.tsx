import { type RefObject, useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { digitsOf } from '#contract/users/phone-number.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { rewrite } from '#web/ui/rewrite.ts'
import { codeTexts as texts } from './code-texts.ts'

const { digits } = limits.oneTimeCode

type CodeFieldProps = { value: string; error: string | undefined; onChange: (code: string) => void }

/** Phones offer the code of the message above their keyboard; what is pasted loses its spaces. */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useFocusAtFirst(input)
  return (
    <TextField
      ref={input}
      name="otp"
      label={texts.code}
      hint={texts.codeHint}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      inputClassName="num text-[1.375rem] font-semibold tracking-[.35em]"
      value={value}
      error={error}
      onChange={({ target }) => {
        const code = digitsOf(target.value).slice(0, digits)
        rewrite(target, code)
        onChange(code)
      }}
    />
  )
}

function useFocusAtFirst(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => input.current?.focus(), [input])
}
