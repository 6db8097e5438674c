import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()

export function chosenTheme(): Theme {
  const kept = localStorage.getItem('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem('theme')
  else localStorage.setItem('theme', theme)
  paint()
}

export function useTheme() {
  return useSyncExternalStore(subscribe, chosenTheme, () => null)
}

/** Also follows other tabs, and the system while it has the say. */
function subscribe(changed: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const other = (event: StorageEvent) => {
    if (event.key === 'theme') paint()
  }
  listeners.add(changed)
  system.addEventListener('change', paint)
  addEventListener('storage', other)
  return () => {
    listeners.delete(changed)
    system.removeEventListener('change', paint)
    removeEventListener('storage', other)
  }
}

/** The script in the head knows how a page is painted; transitions rest for the moment of the change. */
function paint() {
  const root = document.documentElement
  root.dataset.themeFlip = ''
  window.paintTheme?.()
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeFlip))
  for (const changed of listeners) changed()
}

declare global {
  interface Window {
    paintTheme?: () => void
  }
}
