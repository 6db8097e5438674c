import { savedSearchesPath } from '#contract/paths.ts'
import { savedSearchesTexts } from './saved-searches-texts.ts'

/** Where the page of one search hangs. */
export const searchesLink = { to: savedSearchesPath, label: savedSearchesTexts.title }
