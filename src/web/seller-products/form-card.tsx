import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type FormCardProps = { title: string; hint?: ReactNode; error?: string | undefined; children: ReactNode }

/** One part of the product's form; an error of the part as a whole stands at its end. */
export function FormCard({ title, hint, error, children }: FormCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4 p-4 md:p-5">
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        {hint && <p className="mt-0.5 text-muted text-small">{hint}</p>}
      </div>
      {children}
      {error && (
        <p role="alert" className="flex gap-1.5 font-medium text-danger-fg text-small">
          <CircleAlert className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </Card>
  )
}
