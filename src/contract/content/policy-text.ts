import type { PolicyPart, PolicySection } from './policy-section.ts'

/** '## What you may ask {rights}': a heading, and the part of the address that leads to it. */
const heading = /^##\s+(.*?)\s*(?:\{([a-z\d][a-z\d-]{0,39})\})?$/
const item = /^-\s+(.+)$/
/** A line of its own where it stands: who runs the market. */
const operatorLine = '{operator}'

/** A page of this site, as its path, or a page elsewhere. */
export const linkPattern =
  /^(?:\/(?![/\\])|https:\/\/(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}(?::\d{1,5})?(?:[/?#]|$))[^\s\\]*$/i

const links = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)/g

/** Words of a paragraph, or a link in it. */
export type Piece = string | { readonly label: string; readonly to: string }

/** A paragraph in words and links. What only looks like a link stays words. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(links)) {
    const [whole, label = '', to = ''] = match
    if (!linkPattern.test(to)) continue
    pieces.push(text.slice(end, match.index), { label, to })
    end = match.index + whole.length
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '')
}

/** Whether everything that is written as a link leads to a page. */
export const hasGoodLinks = (text: string) =>
  [...text.matchAll(/\[[^[\]\n]*\]\(([^)\n]*)/g)].every(
    ([, to = '']) => linkPattern.test(to) && !to.includes('('),
  )

/** What stands before the first heading is in no section. */
export const isBeforeHeadings = (text: string) => !/^\s*##\s+\S/.test(text)

/** A text with headings, lists and links, as people type it, in its sections. */
export function sectionsOf(text: string): PolicySection[] {
  const taken = new Set<string>()
  return text.split(/^(?=##\s)/m).flatMap((piece) => {
    const [first = '', ...lines] = piece.split('\n').map((line) => line.trim())
    const [, title, id] = heading.exec(first) ?? []
    return title ? [sectionOf(title, freeId(id ?? idOf(title), taken), lines)] : []
  })
}

function sectionOf(title: string, id: string, lines: readonly string[]): PolicySection {
  const words = lines.filter((line) => line !== operatorLine)
  const section = { id, title, parts: partsOf(words) }
  return words.length < lines.length ? { ...section, withOperator: true } : section
}

/** Lines that follow each other are one paragraph or one list; a blank line ends both. */
function partsOf(lines: readonly string[]): PolicyPart[] {
  const parts: (string | string[])[] = []
  let isOpen = false
  for (const line of lines) {
    if (line !== '') parts.push(...withLine(isOpen ? parts.splice(-1) : [], line))
    isOpen = line !== ''
  }
  return parts
}

function withLine([part]: readonly (string | string[])[], line: string): (string | string[])[] {
  const [, listed] = item.exec(line) ?? []
  if (part === undefined) return [listed ? [listed] : line]
  if (listed) return Array.isArray(part) ? [[...part, listed]] : [part, [listed]]
  // A line that goes on: of the paragraph, or of the last item of a list.
  return [Array.isArray(part) ? [...part.slice(0, -1), `${part.at(-1)} ${line}`] : `${part} ${line}`]
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'part'

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  taken.add(free)
  return free
}

/** The same sections as people would type them. */
export const typedSections = (sections: readonly PolicySection[]) => sections.map(typedSection).join('\n\n')

function typedSection({ id, title, parts, link, withOperator }: PolicySection) {
  const more = [link && `[${link.label}](${link.to})`, withOperator && operatorLine].filter(Boolean)
  const typed = parts.map((part) =>
    typeof part === 'string' ? part : part.map((line) => `- ${line}`).join('\n'),
  )
  return [`## ${title} {${id}}`, ...typed, ...more].join('\n\n')
}
