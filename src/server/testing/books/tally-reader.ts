/** An element of a file for Tally, as a strict reader of XML sees it. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(raw: string) {
  if (/[<>]|&(?!(amp|lt|gt|quot|apos);)/.test(raw)) throw new Error(`not well-formed: ${raw}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(raw))
    throw new Error('no character of XML')
  return raw.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}

const tag = /<(\/?)([A-Z][A-Z.]*)((?: [\w:]+="[^"<]*")*)>|([^<]+)/gy

/** Throws where the text is no well-formed XML of elements, attributes and texts. */
export function readXml(xml: string): Element {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (!xml.startsWith(head)) throw new Error('no head')
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  tag.lastIndex = head.length
  let end = head.length
  for (let token = tag.exec(xml); token; token = tag.exec(xml)) {
    end = tag.lastIndex
    take(token, open)
  }
  const [only] = root.children
  if (end !== xml.length || open.length !== 1 || root.children.length !== 1 || !only)
    throw new Error(`not well-formed at ${end}`)
  return only
}

function take([, slash, name = '', rest = '', raw]: RegExpExecArray, open: Element[]) {
  const parent = open.at(-1)
  if (!parent) throw new Error('nothing is open')
  if (raw !== undefined) {
    parent.text += textOf(raw)
    return
  }
  if (slash) {
    if (open.pop()?.name !== name) throw new Error(`${name} ends and is not open`)
    return
  }
  const pairs = [...rest.matchAll(/ ([\w:]+)="([^"]*)"/g)]
  const attributes = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, textOf(value)]))
  const element: Element = { name, attributes, children: [], text: '' }
  parent.children.push(element)
  open.push(element)
}

/** All elements of a name, wherever they stand. */
export const allOf = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)])

export const textIn = (element: Element, name: string) =>
  element.children.find((child) => child.name === name)?.text

const paiseIn = (text: string | undefined) => Math.round(Number(text) * 100)

/** What the entries of a voucher come to; 0 where it is balanced. */
export const balanceOf = (voucher: Element) =>
  voucher.children
    .filter(({ name }) => /^(ALL)?(LEDGER|INVENTORY)?(LEDGER)?ENTRIES\.LIST$/.test(name))
    .reduce((sum, entry) => sum + paiseIn(textIn(entry, 'AMOUNT')), 0)
