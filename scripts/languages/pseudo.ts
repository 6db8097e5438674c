/**
 * Not letters, so that a test which looks for the English beginning of a text finds it in the pseudo language too.
 */
const opening = '\u200b'
const closing = '\u00ad'

const longer = 0.4

/** A link as it is written in a text that is shown in pieces. */
const link = /\[([^[\]\n]+)\](\([^()\s]+\))/

/** The text between marks, and longer by parts of itself, so that lines break as in real text. */
function marked(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const [, label, to] = link.exec(text) ?? []
  if (label && to) {
    const [before = '', ...after] = text.split(`[${label}]${to}`)
    return `${marked(before)}[${marked(label)}]${to}${marked(after.join(`[${label}]${to}`))}`
  }
  const more = Math.ceil(text.length * longer)
  return `${opening}${text} ${text
    .replaceAll(/[\u200b\u00ad]/g, '')
    .slice(0, more)
    .trim()}${closing}`
}

/** Its name and parameters are unchanged, since they identify the sentence. */
const isSentence = (value: object): value is { content: string } =>
  'content' in value && 'parameters' in value && 'name' in value

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/** Puts marks around every text of a dictionary, also around those that its functions return. */
export function withMarks(value: unknown): unknown {
  if (typeof value === 'string') return marked(value)
  if (typeof value === 'function') return (...parameters: unknown[]) => withMarks(value(...parameters))
  if (Array.isArray(value)) return value.map(withMarks)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (isSentence(value)) return { ...value, content: marked(value.content) }
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, withMarks(text)]))
}
