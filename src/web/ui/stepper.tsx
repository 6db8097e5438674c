import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { uiTexts } from './ui-texts.ts'

export type Step = {
  label: string
  state: 'done' | 'current' | 'ahead' | 'failed'
  note?: ReactNode
  /** Not part of the way: stands behind a dashed line. */
  apart?: boolean
  /** Done, and where it stands: nothing follows, or it waits for somebody. */
  isHere?: boolean
}

/** A row from 768 px on, a column on phones. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="grid md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => (
        <StepItem key={step.label} step={step} next={steps[index + 1]} />
      ))}
    </ol>
  )
}

const isReached = (step: Step) => step.state === 'done' || step.state === 'current'

function StepItem({ step, next }: { step: Step; next: Step | undefined }) {
  return (
    <li
      aria-current={step.state === 'current' || step.state === 'failed' || step.isHere ? 'step' : undefined}
      className="relative flex gap-3 pb-4 last:pb-0 md:flex-col md:items-center md:gap-2 md:pb-0 md:text-center"
    >
      {next && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-7 bottom-0 left-[13px] border-l-2 md:top-[13px] md:right-[calc(-50%+18px)] md:bottom-auto md:left-[calc(50%+18px)] md:border-t-2 md:border-l-0',
            next.apart && 'border-dashed',
            isReached(next) ? 'border-primary' : 'border-border-strong/60',
          )}
        />
      )}
      <StepDot step={step} />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 pt-0.5 md:block md:pt-0">
        <p className={cx('text-label', step.state === 'ahead' && 'font-medium text-muted')}>
          {step.label}
          {step.state === 'done' && <span className="sr-only">{`, ${uiTexts.stepDone}`}</span>}
        </p>
        {step.note && <p className="num text-balance pt-0.5 text-muted text-micro md:pt-0">{step.note}</p>}
      </div>
    </li>
  )
}

const dots: Record<Step['state'], string> = {
  done: 'border-primary bg-primary text-primary-fg',
  current: 'border-primary bg-surface ring-4 ring-primary-soft',
  failed: 'border-danger bg-danger text-on-danger ring-4 ring-danger-bg',
  ahead: 'border-border-strong bg-surface',
}

function StepDot({ step }: { step: Step }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative z-1 grid size-7 flex-none place-items-center rounded-full border-2 [print-color-adjust:exact]',
        dots[step.state],
      )}
    >
      {step.state === 'done' && <Check className="size-4" />}
      {step.state === 'current' && <span className="size-2.5 rounded-full bg-primary" />}
      {step.state === 'failed' && <X className="size-4" />}
    </span>
  )
}
