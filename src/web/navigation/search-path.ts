import { searchPath } from '#contract/paths.ts'
export const searchFor = (words: string, action = searchPath) => `${action}?q=${encodeURIComponent(words)}`
