/** What XML 1.0 has no place for, also as a number: control characters, halves of a pair, and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as it stands in an element or an attribute. */
export const escaped = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** An element that holds a text. */
export const leaf = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** An element that holds others. */
export const branch = (name: string, ...children: readonly string[]) =>
  `<${name}>${children.join('')}</${name}>`

/** The same with attributes, the names of which need none of these signs. */
export const branchWith = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly string[]
) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${children.join('')}</${name}>`
}
