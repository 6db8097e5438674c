import type { ComponentProps, ReactNode } from 'react'

type RadioRowProps = { label: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A radio in a row of 44 px; the whole row is the target. */
export function RadioRow({ label, ...input }: RadioRowProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-2 text-[.9375rem] leading-6">
      <input {...input} type="radio" className="size-5 flex-none accent-primary" />
      <span className="min-w-0">{label}</span>
    </label>
  )
}
