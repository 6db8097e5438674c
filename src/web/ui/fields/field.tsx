import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { controlClass, FieldFrame, type FieldText } from './field-frame.tsx'

type TextFieldProps = FieldText & {
  /** Stands inside the field at its left, e.g. a country code. */
  leading?: ReactNode
  /** Stands inside the field at its right, e.g. a clear button. */
  trailing?: ReactNode
  inputClassName?: string | undefined
} & Omit<ComponentProps<'input'>, 'className'>

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, className, leading, trailing, inputClassName, id, ...input } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(links) =>
        leading || trailing ? (
          <AdornedInput {...input} {...links} {...{ leading, trailing, inputClassName }} />
        ) : (
          <input type="text" {...input} {...links} className={cx(controlClass, inputClassName)} />
        )
      }
    </FieldFrame>
  )
}

type AdornedInputProps = Pick<TextFieldProps, 'leading' | 'trailing' | 'inputClassName'> &
  ComponentProps<'input'>

function AdornedInput({ leading, trailing, inputClassName, ...input }: AdornedInputProps) {
  return (
    <span
      data-invalid={input['aria-invalid'] || undefined}
      className={cx(
        controlClass,
        'flex items-center gap-2 px-0! holds-focus:outline-2 holds-focus:outline-offset-2 holds-focus:outline-focus data-invalid:border-danger',
      )}
    >
      {leading && <span className="flex flex-none items-center pl-3.5 text-muted">{leading}</span>}
      <input
        type="text"
        {...input}
        className={cx(
          'min-h-11 w-full min-w-0 flex-1 rounded-control bg-transparent outline-none placeholder:text-subtle md:min-h-10',
          leading ? '' : 'pl-3.5',
          trailing ? '' : 'pr-3.5',
          inputClassName,
        )}
      />
      {trailing && <span className="flex flex-none items-center">{trailing}</span>}
    </span>
  )
}

type SelectFieldProps = FieldText & {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
} & Omit<ComponentProps<'select'>, 'className' | 'children'>

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, className, options, placeholder, id, ...select } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(links) => (
        <span className="relative grid">
          <select {...select} {...links} className={cx(controlClass, 'appearance-none pr-10')}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
        </span>
      )}
    </FieldFrame>
  )
}
