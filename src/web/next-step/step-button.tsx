import { useState } from 'react'
import { late } from '#web/late/late.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { StepDialogProps, StepOpens } from './step-dialog.tsx'

const StepDialog = late<StepDialogProps>(
  async () => (await import('./step-dialog.tsx')).StepDialog,
  ({ onClose }) => onClose(),
)

type StepButtonProps = Pick<StepDialogProps, 'order' | 'me' | 'onChanged'> & {
  /** What it opens, or where it leads; neither: the next step has no such choice. */
  opens?: StepOpens | undefined
  path?: string | undefined
  label?: string | undefined
  /** Of two choices, one is filled. */
  variant?: 'primary' | 'secondary'
}

/**
 * A choice of an order's next step, one of which is filled. It is busy until its dialog stands. An open dialog outlives its step: the
 * other side may change the order while a form is half filled.
 */
export function StepButton({ opens, path, label, variant = 'primary', ...step }: StepButtonProps) {
  const [shown, setShown] = useState<StepOpens>()
  const [isReady, setReady] = useState(false)
  const close = () => {
    setShown(undefined)
    setReady(false)
  }
  return (
    <>
      {opens && (
        <Button variant={variant} loading={shown !== undefined && !isReady} onClick={() => setShown(opens)}>
          {label}
        </Button>
      )}
      {path && (
        <ButtonLink variant={variant} to={path}>
          {label}
        </ButtonLink>
      )}
      {shown && <StepDialog {...step} opens={shown} onOpen={() => setReady(true)} onClose={close} />}
    </>
  )
}
