/**
 * What buyers type and what sellers write, both separated by commas. What buyers type may be in any script; one of
 * the spellings that sound alike is enough. Each thing in `means` is searched by all of its words.
 */
export type TradeWord = readonly [words: string, means: string]
