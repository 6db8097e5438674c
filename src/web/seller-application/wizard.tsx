import { Check } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { uiTexts } from '#web/ui/ui-texts.ts'
import type { Account } from './account.ts'
import { contractTexts as texts } from './contract-texts.ts'
import { StepFields } from './step-fields.tsx'
import type { Wizard as WizardState } from './use-wizard.ts'
import { allMissing, steps } from './wizard-values.ts'

type WizardProps = { wizard: WizardState; account: Account }

/** The five steps of the specification: a rail beside the form, a bar above it on phones. */
export function Wizard({ wizard, account }: WizardProps) {
  const { element, step, submit, isSending, failure, rest } = wizard
  const name = steps[step]?.name ?? ''
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[280px_minmax(0,600px)] lg:gap-10">
      <div className="grid gap-4 lg:sticky lg:top-[calc(var(--bar-height)+24px)]">
        <Progress step={step} />
        <Rail wizard={wizard} />
      </div>
      <SendingCover isSending={isSending} text={texts.submitting}>
        <form
          ref={element}
          method="dialog"
          noValidate
          onSubmit={submit}
          aria-label={texts.title}
          className="rounded-panel border border-border bg-surface"
        >
          <div className="grid gap-5 p-4 md:p-6">
            <h2 data-step-heading tabIndex={-1} className="text-h2">
              {name}
            </h2>
            {rest && <Notice tone="danger">{rest}</Notice>}
            {failure && <Notice tone="danger">{failure}</Notice>}
            <StepFields wizard={wizard} account={account} />
          </div>
          <Buttons wizard={wizard} />
        </form>
      </SendingCover>
    </div>
  )
}

function Progress({ step }: { step: number }) {
  const text = texts.stepOf(step + 1, steps.length)
  return (
    <div className="grid gap-2">
      <p className="num font-semibold text-small" aria-live="polite">
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step + 1}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left rounded-full bg-primary transition-transform duration-[280ms] ease-calm"
          style={{ transform: `scaleX(${(step + 1) / steps.length})` }}
        />
      </div>
    </div>
  )
}

/** Steps that were reached lead back to themselves; where the form takes the width, their names stand below the bar. */
function Rail({ wizard: { step, furthest, show } }: { wizard: WizardState }) {
  return (
    <ol aria-label={texts.steps} className="flex flex-wrap gap-x-2 lg:grid lg:gap-1">
      {steps.map(({ name }, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined}>
          <button
            type="button"
            disabled={index > furthest}
            onClick={() => show(index)}
            className={cx(
              'flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left text-micro lg:gap-3 lg:px-3 lg:py-2.5 lg:text-small',
              index === step ? 'bg-primary-soft font-semibold text-primary-soft-fg' : 'text-muted',
              index !== step && index <= furthest && 'hover:bg-surface-2 hover:text-text',
            )}
          >
            <StepMark index={index} step={step} furthest={furthest} />
            <span>
              {name}
              {index < furthest && index !== step && (
                <span className="sr-only">{`, ${uiTexts.stepDone}`}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ index, step, furthest }: { index: number; step: number; furthest: number }) {
  const isDone = index < furthest && index !== step
  return (
    <span
      aria-hidden="true"
      className={cx(
        'num grid size-6 flex-none place-items-center rounded-full border font-semibold text-micro lg:size-7',
        index === step || isDone ? 'border-primary bg-primary text-primary-fg' : 'border-border-strong',
      )}
    >
      {isDone ? <Check className="size-4" /> : index + 1}
    </span>
  )
}

function Buttons({ wizard: { step, values, goBack } }: { wizard: WizardState }) {
  const isLast = step === steps.length - 1
  return (
    <div
      data-sticky-foot
      className="sticky bottom-(--bottom-bar-height) flex gap-3 rounded-b-panel border-border border-t bg-surface p-3 md:static md:justify-end md:px-6 md:py-4"
    >
      {step > 0 && (
        <Button variant="secondary" className="flex-1 md:flex-none" onClick={goBack}>
          {texts.back}
        </Button>
      )}
      <Button
        // A press that leads from step 4 to step 5 must not find Submit under the same finger.
        key={isLast ? 'submit' : 'next'}
        type="submit"
        className="flex-[2] md:min-w-40 md:flex-none"
        disabled={isLast && allMissing(values).length > 0}
      >
        {isLast ? texts.submit : texts.next}
      </Button>
    </div>
  )
}
