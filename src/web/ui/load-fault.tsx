import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { uiTexts } from './ui-texts.ts'

/** In the place of what could not be loaded: why, and a way to try again. */
export function LoadFault({ text, onRetry }: { text: string; onRetry: () => void }) {
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
