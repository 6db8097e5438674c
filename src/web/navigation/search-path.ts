import { searchPath } from '#contract/paths.ts'
/** Where the results for these words are. */
export const searchFor = (words: string, action = searchPath) => `${action}?q=${encodeURIComponent(words)}`
