import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type AddButtonProps = { onAdd: () => void; variant?: 'primary' | 'secondary'; children: ReactNode }

/** Above a list of the desk: one more. */
export const AddButton = ({ onAdd, variant = 'secondary', children }: AddButtonProps) => (
  <Button variant={variant} icon={<Plus />} onClick={onAdd}>
    {children}
  </Button>
)
