import { useLocation, useNavigate } from 'react-router'

/** One step back; the first page of a visit has nothing behind it on this site and leads to the market. */
export function useBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate('/live_market') : navigate(-1))
}
