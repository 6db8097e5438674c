import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export type Row = {
  readonly name: string
  readonly sentence: string
  readonly passesWhen: string
  readonly figures: string
  readonly result: string
  readonly seconds: number
  readonly load: number
}

const page = 'docs/scale.md'
const [begin, end] = ['<!-- npm run test:scale -->', '<!-- end of it -->'] as const

const head = [
  '| Scenario | What happens | Passes when | Figures | Took | Load | Result |',
  '|---|---|---|---|---|---|---|',
]

const lineOf = ({ name, sentence, passesWhen, figures, result, seconds, load }: Row) =>
  `| \`${name}\` | ${sentence} | ${passesWhen} | ${figures} | ${seconds} s | ${load.toFixed(1)} | ${result} |`

export const tableOf = (rows: readonly Row[]) => [...head, ...rows.map(lineOf)].join('\n')

/** Puts the rows into the document, in the order of `names`; those of scenarios that did not run now stay. */
export function writeTable(rows: readonly Row[], names: readonly string[]) {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const [before, rest = ''] = text.split(begin)
  const [table = '', after = ''] = rest.split(end)
  const known = new Map([...table.matchAll(/^\| `([\w-]+)` .*$/gm)].map(([line, name = '']) => [name, line]))
  for (const row of rows) known.set(row.name, lineOf(row))
  const lines = [...head, ...names.flatMap((name) => known.get(name) ?? [])]
  writeFileSync(page, [before, begin, '\n', lines.join('\n'), '\n', end, after].join(''))
}
