import { useState } from 'react'
import { useParams } from 'react-router'
import { reachPath } from '#contract/paths.ts'
import { unsubscribeMail } from '#contract/reach/mail.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { reachTexts as texts } from './reach-texts.ts'

export const meta = () => privateMeta(texts.endTitle, texts.description)

/** Opening the link ends nothing: programs that check mails open links too. */
export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const [isDone, setIsDone] = useState(false)
  const ending = useAction({
    send: () => api(unsubscribeMail, { token }),
    failure: texts.error,
    onDone: () => setIsDone(true),
  })
  return (
    <div className="mx-auto w-full max-w-140 px-4 py-10">
      <Card className="grid gap-4 p-6">
        <h1 className="text-h1">{texts.endTitle}</h1>
        {isDone ? (
          <Notice tone="success" live>
            {texts.ended}
          </Notice>
        ) : (
          <p className="text-muted">{texts.endText}</p>
        )}
        {ending.failure && (
          <Notice tone="danger" live>
            {ending.failure}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {!isDone && (
            <Button loading={ending.isPending} onClick={() => ending.run()}>
              {texts.end}
            </Button>
          )}
          <ButtonLink to={reachPath} variant="secondary">
            {texts.toChoices}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
