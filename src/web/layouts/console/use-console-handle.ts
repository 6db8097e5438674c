import { useMatches } from 'react-router'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'

/** The handle of the page that is open, with the title that its address makes. */
export function useConsoleHandle() {
  const page = useMatches().at(-1)
  const handle: ConsoleHandle = isHandle(page?.handle) ? page.handle : { title: texts.console }
  const { title } = handle
  return { ...handle, title: typeof title === 'string' ? title : title(page?.params ?? {}) }
}

const isHandle = (handle: unknown): handle is ConsoleHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle
