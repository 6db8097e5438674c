import { ButtonLink } from '#web/ui/button.tsx'
import { StepButton } from './step-button.tsx'
import type { StepDialogProps, StepOpens } from './step-dialog.tsx'

type Also = { readonly label: string; readonly opens?: StepOpens; readonly path?: string }
type StepAlsoProps = Pick<StepDialogProps, 'order' | 'me' | 'onChanged'> & { also: Also | undefined }

/** The second choice of a next step. */
export function StepAlso({ also, ...step }: StepAlsoProps) {
  const { label, opens, path } = also ?? {}
  return (
    <>
      <StepButton variant="secondary" {...{ opens, label }} {...step} />
      {path && (
        <ButtonLink variant="secondary" to={path}>
          {label}
        </ButtonLink>
      )}
    </>
  )
}
