import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { faultText } from '#web/fault-text.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { adminTexts as texts } from './admin-texts.ts'

type Ask = () => Promise<{ content: string }>

/** One decision at a time: it is sent once, the server's sentence is shown, and the list is read anew. */
export function useDecide() {
  const { revalidate } = useRevalidator()
  const underway = useRef(false)
  const [deciding, setDeciding] = useState('')

  const decide = async (name: string, ask: Ask): Promise<boolean> => {
    if (underway.current) return false
    underway.current = true
    setDeciding(name)
    try {
      const { content } = await ask()
      await revalidate()
      toastSuccess(content)
      return true
    } catch (fault) {
      toastError(faultText(fault, texts.decideFault))
      // Somebody else may have decided: what is shown here is then no longer so.
      void revalidate()
      return false
    } finally {
      underway.current = false
      setDeciding('')
    }
  }
  return { decide, deciding }
}
