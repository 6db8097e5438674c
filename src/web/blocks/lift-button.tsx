import { liftBlock } from '#contract/blocks/block.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { blocksTexts as texts } from './blocks-texts.ts'

type LiftButtonProps = { userId: string; name: string; label: string; onLifted: () => unknown }

export function LiftButton({ userId, name, label, onLifted }: LiftButtonProps) {
  const action = useAction({
    send: () => api(liftBlock, { userId }),
    failure: texts.liftError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: async () => {
      await onLifted()
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.liftOf(name)}
      loading={action.isPending}
      onClick={() => action.run()}
    >
      {label}
    </Button>
  )
}
