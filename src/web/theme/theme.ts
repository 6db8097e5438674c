import { useSyncExternalStore } from 'react'
import { browserStorage } from '#web/storage/storage.ts'
import { createStore } from '#web/storage/store.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The choice itself is what the browser keeps. */
const changes = createStore({})

function chosenTheme(): Theme {
  const kept = browserStorage.read('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') browserStorage.drop('theme')
  else browserStorage.write('theme', theme)
  paint()
}

export function useTheme() {
  return useSyncExternalStore(changes.subscribe, chosenTheme, () => null)
}

/** Follows other tabs, and the system where it decides; on every page, since not all show the choice. */
export function followTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const other = (event: StorageEvent) => {
    if (event.key === 'theme') paint()
  }
  system.addEventListener('change', paint)
  addEventListener('storage', other)
  return () => {
    system.removeEventListener('change', paint)
    removeEventListener('storage', other)
  }
}

/** The script in the head knows how a page is painted. */
export const paintTheme = () => window.paintTheme?.(chosenTheme())

/** Without transitions, which would make the change flicker. */
function paint() {
  const root = document.documentElement
  root.dataset.themeFlip = ''
  paintTheme()
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeFlip))
  changes.set({})
}

declare global {
  interface Window {
    paintTheme?: (chosen: Theme) => void
  }
}
