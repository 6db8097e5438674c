import { listsPath } from '#contract/paths.ts'
import { listsTexts } from './lists-texts.ts'

/** Where the pages of one list hang. */
export const listsLink = { to: listsPath, label: listsTexts.title }
