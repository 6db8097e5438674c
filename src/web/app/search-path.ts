/** Where the results for these words are. */
export const searchPath = (words: string, action = '/search') => `${action}?q=${encodeURIComponent(words)}`
