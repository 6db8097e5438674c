import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formTexts as texts } from './form-texts.ts'

type RestoredNoticeProps = { text?: string; onAfresh: () => void }

/** What was typed at an earlier visit stands in the form again. */
export function RestoredNotice({ text = texts.restored, onAfresh }: RestoredNoticeProps) {
  return (
    <Notice
      action={
        <Button variant="ghost" size="sm" onClick={onAfresh}>
          {texts.startAfresh}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
