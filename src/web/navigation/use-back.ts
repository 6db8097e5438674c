import { useNavigate } from 'react-router'
import { marketPath } from '#contract/paths.ts'

/** One step back. The first page of a visit has no history on this site, so it leads to the market. */
export function useBack() {
  const navigate = useNavigate()
  return () => void (hasPageBehind() ? navigate(-1) : navigate(marketPath))
}

/** The router numbers its own history entries. */
function hasPageBehind() {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
