import { type ComponentProps, useState } from 'react'
import { Counter } from '#web/ui/counter.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass, FieldFrame, type FieldText } from './field-frame.tsx'

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** For texts of pages. */
    isTall?: boolean
  }

/** Grows from 3 to 8 lines, a tall one to most of a screen; with `maxLength` it counts, and warns from 90 percent on. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, className, id, isTall, onChange, ...area } = props
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length)
  const used = area.value === undefined ? typed : String(area.value).length
  const counter = area.maxLength ? <Counter used={used} limit={area.maxLength} /> : null
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }} aside={counter}>
      {(links) => (
        <textarea
          rows={3}
          {...area}
          {...links}
          onChange={(event) => {
            setTyped(event.target.value.length)
            onChange?.(event)
          }}
          className={cx(
            controlClass,
            'field-sizing-content min-h-24 resize-y py-2.5 md:min-h-24',
            isTall ? 'max-h-[calc(70*var(--dvh))]' : 'max-h-56',
          )}
        />
      )}
    </FieldFrame>
  )
}
