import { useNavigate } from 'react-router'
import { marketPath } from '#contract/paths.ts'

/** One step back; the first page of a visit has nothing behind it on this site and leads to the market. */
export function useBack() {
  const navigate = useNavigate()
  return () => void (hasPageBehind() ? navigate(-1) : navigate(marketPath))
}

/** The router numbers the entries of the history that it made. */
function hasPageBehind() {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
