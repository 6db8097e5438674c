import { useCallback, useSyncExternalStore } from 'react'

/** Follows a media query; false while rendered on the server. Prefer CSS where it can do the work. */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
