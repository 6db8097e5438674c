import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAction } from '#web/actions/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { reachTexts as texts } from './reach-texts.ts'
import { type BrowserState, lookAtBrowser, turnOff, turnOn } from './this-browser.ts'
import { WayRow } from './way-row.tsx'

/** Pushes to the browser that shows this page. */
export function PushWay({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<BrowserState>()
  useEffect(() => {
    void lookAtBrowser(pushKey).then(setState, () => setState('off'))
  }, [pushKey])
  const change = useAction({
    send: (isOn: boolean) => (isOn ? turnOn(pushKey) : turnOff()),
    failure: texts.error,
    failureToast: true,
    onDone: setState,
  })
  const isOn = state === 'on'
  const why =
    state === 'unsupported' ? texts.unsupported : state === 'blocked' ? texts.blocked : texts.pushHint
  return (
    <WayRow
      icon={<BellRing />}
      title={texts.channels.push}
      hint={why}
      badge={isOn && <Badge tone="success">{texts.on}</Badge>}
    >
      {(state === 'on' || state === 'off') && (
        <Button variant="secondary" size="sm" loading={change.isPending} onClick={() => change.run(!isOn)}>
          {isOn ? texts.turnOff : texts.turnOn}
        </Button>
      )}
    </WayRow>
  )
}
