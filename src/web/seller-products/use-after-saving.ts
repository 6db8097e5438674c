import { useEffect, useRef } from 'react'
import { ownProductsPath } from '#contract/paths.ts'
import { useReturn } from '#web/navigation/use-return.ts'

// Specification 9.
const redirectAfter = 1_500

/** After a product is saved its seller reads so, and is led to the list. */
export function useAfterSaving() {
  const goBackTo = useReturn()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current = window.setTimeout(() => goBackTo(ownProductsPath), redirectAfter)
  }
}
