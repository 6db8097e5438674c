import { inflateSync } from 'node:zlib'

/** A piece of text as it stands on the page, in points from the upper left corner. */
export type DrawnText = {
  readonly page: number
  readonly x: number
  readonly width: number
  /** The line that its letters stand on. */
  readonly y: number
  readonly size: number
  /** Its letters, as those copy them who select the text. */
  readonly text: string
}

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1) as string[])

/** Where a paper's texts stand, read from its file: no piece of our own code says how wide they are. */
export function drawnTexts(bytes: Buffer): readonly DrawnText[] {
  const file = bytes.toString('latin1')
  const objects = new Map(
    matchesOf(file, /(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs).map(([id = '', body = '']) => [id, body]),
  )
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return pages.flatMap((body, page) => {
    const contents = objects.get(body.match(/\/Contents (\d+) 0 R/)?.[1] ?? '') ?? ''
    return matchesOf(contentOf(contents), /BT (.*?) ET/gs).map(([text = '']) => ({
      page: page + 1,
      ...drawn(text, fontsOf(objects, body)),
    }))
  })
}

function contentOf(object: string): string {
  const stream = object.match(/stream\n(.*)\nendstream/s)?.[1] ?? ''
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

/** Of each glyph: its width in thousandths of the font's size, and its letters. */
type Font = { readonly widths: readonly number[]; readonly letters: readonly string[] }
type Fonts = ReadonlyMap<string, Font>

function fontsOf(objects: ReadonlyMap<string, string>, page: string): Fonts {
  const resources = objects.get(page.match(/\/Resources (\d+) 0 R/)?.[1] ?? '') ?? ''
  const fonts = resources.match(/\/Font <<(.*?)>>/s)?.[1] ?? ''
  return new Map(
    matchesOf(fonts, /\/(F\d+) (\d+) 0 R/g).map(([name = '', id = '']) => {
      const descendant = objects.get(id)?.match(/\/DescendantFonts \[(\d+) 0 R\]/)?.[1] ?? ''
      const widths = objects.get(descendant)?.match(/\/W \[0 \[(.*?)\]\]/s)?.[1] ?? ''
      const unicode = objects.get(id)?.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? ''
      return [name, { widths: widths.split(' ').map(Number), letters: lettersOf(objects.get(unicode) ?? '') }]
    }),
  )
}

/** Ranges such as '<0000> <0002> [<0000> <0054> <00660069>]'. */
function lettersOf(object: string): readonly string[] {
  const letters: string[] = []
  for (const [first = '', texts = ''] of matchesOf(contentOf(object), /<(....)> <....> \[(.*?)\]/gs))
    for (const [index, [codes = '']] of matchesOf(texts, /<([\da-f]*)>/g).entries())
      letters[Number.parseInt(first, 16) + index] = Buffer.from(codes, 'hex').swap16().toString('utf16le')
  return letters
}

function drawn(text: string, fonts: Fonts): Omit<DrawnText, 'page'> {
  const [, font = '', size = '0'] = text.match(/\/(F\d+) ([\d.]+) Tf/) ?? []
  const { widths, letters } = fonts.get(font) ?? { widths: [], letters: [] }
  let read = ''
  let start: number | undefined
  let line = 0
  let end = 0
  let pen = 0
  for (const [x = '', y = '', shown = ''] of matchesOf(text, /1 0 0 -1 (\S+) (\S+) Tm|\[(.*?)\] TJ/gs)) {
    if (shown) {
      pen += (advanceOf(shown, widths) * Number(size)) / 1_000
      end = Math.max(end, pen)
      read += glyphsOf(shown)
        .map((glyph) => letters[glyph] ?? '')
        .join('')
      continue
    }
    pen = Number(x)
    if (start === undefined) line = Number(y)
    start ??= pen
  }
  return { x: start ?? 0, width: end - (start ?? 0), y: line, size: Number(size), text: read }
}

const glyphsOf = (shown: string) =>
  matchesOf(shown, /<([\da-f]*)>/g)
    .flatMap(([glyphs = '']) => glyphs.match(/..../g) ?? [])
    .map((glyph) => Number.parseInt(glyph, 16))

/** Of glyphs as `<0001000a> 12 <0002>`. */
const advanceOf = (shown: string, widths: readonly number[]) =>
  matchesOf(shown, /<([\da-f]*)>|(-?[\d.]+)/g).reduce(
    (sum, [glyphs, back]) =>
      sum +
      (glyphs
        ? matchesOf(glyphs, /(....)/g).reduce(
            (own, [id = '0']) => own + (widths[Number.parseInt(id, 16)] ?? 0),
            0,
          )
        : 0) -
      Number(back ?? 0),
    0,
  )
