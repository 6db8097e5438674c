import type { Page } from '@playwright/test'
import { axeRules, hindrancesIn } from '#e2e/support/axe.ts'
import { withShortTexts } from './short-texts.ts'
import { type Part, signParts } from './sign-parts.ts'

/** Rules that compare elements of the whole page. They always read all of it. */
const wholePage = [
  ...['accesskeys', 'aria-hidden-body', 'bypass', 'document-title', 'duplicate-id-aria', 'frame-tested'],
  ...['frame-title-unique', 'heading-order', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main'],
  ...['landmark-one-main', 'landmark-unique', 'meta-viewport', 'meta-viewport-large'],
  ...['page-has-heading-one', 'region', 'skip-link'],
]
const elements = {
  runOnly: axeRules,
  rules: Object.fromEntries(wholePage.map((rule) => [rule, { enabled: false }])),
}
const contrast = { runOnly: ['color-contrast'] }
/** Voice control finds an element by its visible name. */
const spokenNames = ['label-content-name-mismatch']

/** What this process has seen without a hindrance. */
const seen = {
  light: new Set<string>(),
  dark: new Set<string>(),
  frame: new Set<string>(),
  names: new Set<string>(),
}
type Kind = keyof typeof seen

/** Looks at what is new, and remembers it unless there is a hindrance. */
async function once(kind: Kind, signatures: readonly string[], look: () => ReturnType<typeof hindrancesIn>) {
  if (signatures.every((signature) => seen[kind].has(signature))) return []
  const hindrances = await look()
  if (hindrances.length === 0) for (const signature of signatures) seen[kind].add(signature)
  return hindrances
}

/** What axe finds in parts of the page that it has not read before, on whichever page that was. */
export async function hindrances(page: Page, theme: 'light' | 'dark') {
  const { parts, frame, names } = await page.evaluate(signParts)
  const signatures = parts.flatMap(({ signature }) => signature || [])
  const without = outermost(parts, seen[theme])
  const ofParts = () => hindrancesIn(page, theme === 'light' ? elements : contrast, without)
  const inParts = await once(theme, signatures, ofParts)
  if (theme === 'dark') return inParts
  const inFrame = await once('frame', [frame], () => hindrancesIn(page, { runOnly: wholePage }))
  const inNames = await once('names', names, () =>
    withShortTexts(page, () => hindrancesIn(page, { runOnly: spokenNames })),
  )
  return [...inParts, ...inFrame, ...inNames]
}

/** The outermost parts that are known, or repeat one before, as a row of a list does. */
function outermost(parts: readonly Part[], known: ReadonlySet<string>): number[] {
  const met = new Set(known)
  const covered: boolean[] = []
  return parts.flatMap(({ around, signature }, index) => {
    const isWithin = covered[around] === true
    const isKnown = met.has(signature)
    covered[index] = isWithin || isKnown
    if (signature) met.add(signature)
    return !isWithin && isKnown ? [index] : []
  })
}
