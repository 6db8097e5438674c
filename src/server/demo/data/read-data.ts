import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '#server/startup-error.ts'

/** The files of the demo market: texts as JSON, pictures as WebP. */
export const demoFolder = join(import.meta.dirname, '../../../../demo')

type Issue = z.core.$ZodIssue

/** Reads one file of the demo market; an error names the file and the wrong entry. */
export function readData<T>(file: string, schema: z.ZodType<T>, folder = demoFolder): T {
  const data = parse(file, readFileSync(join(folder, file), 'utf8'))
  const read = schema.safeParse(data)
  if (read.success) return read.data
  throw new StartupError(sentenceOf(file, data, read.error.issues[0]))
}

export const readList = <T>(file: string, entry: z.ZodType<T>, folder = demoFolder): readonly T[] =>
  readData(file, z.array(entry), folder)

/** The entries of all files in a folder. */
export const readLists = <T>(name: string, entry: z.ZodType<T>): readonly T[] =>
  readdirSync(join(demoFolder, name))
    .sort()
    .flatMap((file) => readList(`${name}/${file}`, entry))

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartupError(`demo/${file} is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function sentenceOf(file: string, data: unknown, issue: Issue | undefined) {
  const [first, ...rest] = issue?.path ?? []
  const isEntry = Array.isArray(data) && typeof first === 'number'
  const place = isEntry
    ? [`entry ${first + 1}${nameOf(data[first])}`, ...fieldOf(rest)]
    : fieldOf(issue?.path)
  return `${[`demo/${file}`, ...place].join(', ')}: ${issue?.message ?? 'cannot be read'}`
}

const fieldOf = (path: readonly PropertyKey[] = []) => (path.length > 0 ? [path.join('.')] : [])

/** The first text of an entry, by which a reader finds it. */
function nameOf(entry: unknown) {
  const name = Object.values(entry ?? {}).find((value) => typeof value === 'string')
  return name === undefined ? '' : ` “${name}”`
}
