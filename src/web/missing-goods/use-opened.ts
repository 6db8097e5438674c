import { useEffect, useEffectEvent } from 'react'

/** Tells the button of a step once that its dialog stands. */
export function useOpened(isThere: boolean, onOpen: () => void) {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (isThere) open()
  }, [isThere])
}
