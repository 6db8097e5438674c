import { Check, Info } from 'lucide-react'
import { type ComponentProps, Fragment } from 'react'
import { cleanGstNumber, stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { isStateCode } from '#contract/tax/states.ts'
import { stateName } from '#web/site/state-texts.ts'
import { useStates } from '#web/states/use-states.ts'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { rewrite } from '#web/ui/rewrite.ts'
import {
  type GstPart,
  type GstPartState,
  gstLength,
  gstParts,
  hasDoubtfulCheck,
  type KindName,
} from './gst-parts.ts'
import { usersTexts } from './users-texts.ts'

type GstFieldProps = {
  value: string
  onChange: (gstNumber: string) => void
  /** Also what embassies, non-residents and deductors have; otherwise a regular number alone. */
  kindName?: KindName
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'label' | 'hint'>

/** Upper case as it is typed; below it the parts of the number and the state they name. */
export function GstField({ value, onChange, kindName, ...field }: GstFieldProps) {
  return (
    <TextField
      name="gst_number"
      {...field}
      label={usersTexts.gstNumber}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputClassName="num uppercase tracking-[.04em]"
      value={value}
      onChange={({ target }) => {
        const cleaned = cleanGstNumber(target.value).slice(0, gstLength)
        rewrite(target, cleaned)
        onChange(cleaned)
      }}
      hint={<GstHint value={value} kindName={kindName} isRefused={Boolean(field.error)} />}
    />
  )
}

type GstHintProps = {
  value: string
  kindName: KindName | undefined
  /** The field has a sentence of its own, which is not said twice. */
  isRefused: boolean
}

function GstHint({ value, kindName, isRefused }: GstHintProps) {
  const code = value.slice(0, 2)
  useStates(code.length < 2 || isStateCode(code) ? '' : code)
  const state = stateOfGstNumber(value)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <span aria-hidden="true" className="num flex flex-wrap items-center gap-x-1.5">
          {gstParts(value, kindName).map((part, place) => (
            <Fragment key={part.sample}>
              {place > 0 && <span className="text-subtle">·</span>}
              <Part {...part} />
            </Fragment>
          ))}
        </span>
        {state && <span className="font-medium text-text">{stateName(state)}</span>}
        {kindName?.(value) && <span>{kindName(value)}</span>}
      </span>
      <span role="status">
        {!isRefused && hasDoubtfulCheck(value, kindName) && (
          <span className="mt-1 flex gap-1.5 font-medium text-warning-fg">
            <Info className="mt-0.5 size-4 flex-none" />
            {usersTexts.gstCheck}
          </span>
        )}
      </span>
    </>
  )
}

const partLooks: Record<GstPartState, string> = {
  open: 'text-subtle',
  good: 'font-medium text-success-fg',
  wrong: 'font-medium text-danger-fg',
}

function Part({ sample, typed, state }: GstPart) {
  return (
    <span className={cx('inline-flex items-center', partLooks[state])}>
      <span className={cx(state === 'open' && 'text-text')}>{typed}</span>
      {sample.slice(typed.length)}
      {state === 'good' && <Check className="ml-0.5 size-3.5" />}
    </span>
  )
}
