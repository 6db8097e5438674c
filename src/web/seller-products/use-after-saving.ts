import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

// Specification 9.
const redirectAfter = 1_500

/** After a product is saved its seller reads so, and is led to the list. */
export function useAfterSaving() {
  const navigate = useNavigate()
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current = window.setTimeout(() => void navigate('/seller_console/products'), redirectAfter)
  }
}
