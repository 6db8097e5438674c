import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toastError } from '#web/ui/toasts/toast.ts'
import { lateTexts as texts } from './late-texts.ts'

/**
 * A part that is loaded when it is first asked for, as a dialog after a press. React's own `lazy` gives the whole page
 * up where the file does not come, and never tries again: decision 88.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Takes it away, so that the next press asks again. */
  close: (props: Props) => void,
) {
  let loaded: ComponentType<Props> | undefined
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const miss = useEffectEvent(() => {
      toastError(texts.error)
      close(props)
    })
    useEffect(() => {
      if (Part) return
      let isLeft = false
      const put = (part: ComponentType<Props>) => {
        loaded = part
        if (!isLeft) setPart(() => part)
      }
      load().then(put, () => isLeft || miss())
      return () => {
        isLeft = true
      }
    }, [Part])
    return Part && <Part {...props} />
  }
}
