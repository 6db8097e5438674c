import { uiTexts } from './ui-texts.ts'

/** The first stop of the Tab key. Every layout gives its main element the id `main` and tabIndex -1. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-90 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-primary-fg focus:translate-y-0 print:hidden"
    >
      {uiTexts.skipToContent}
    </a>
  )
}
