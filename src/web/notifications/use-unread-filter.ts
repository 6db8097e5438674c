import { useSearchParams } from 'react-router'

export type Shown = 'all' | 'unread'

/** Which notifications are shown; the choice is in the address. */
export function useUnreadFilter() {
  const [params, setParams] = useSearchParams()
  const choose = (value: Shown) =>
    setParams(value === 'all' ? {} : { show: value }, { preventScrollReset: true })
  return [params.get('show') === 'unread' ? 'unread' : 'all', choose] as const
}
