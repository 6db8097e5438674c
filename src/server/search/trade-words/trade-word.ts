/**
 * What buyers say, and what sellers write, both separated by commas. What is said may be of any script; spellings that
 * sound alike need to be given once. Each thing in `means` is looked for by all of its words.
 */
export type TradeWord = readonly [words: string, means: string]
