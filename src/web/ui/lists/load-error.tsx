import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uiTexts } from '#web/ui/ui-texts.ts'

/** In the place of what could not be loaded: why, and a way to try again. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button variant="ghost" onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
