import { posix } from 'node:path'

type Source = { readonly file: string; readonly text: string }

const importing = /(?:from|import)\s*\(?\s*'(?<path>[#.][^'?]+)/g

/** The folder below `root` that a file belongs to; a file in `root` itself counts as a folder of its own. */
const folderOf = (root: string, file: string) => file.slice(root.length + 1).split('/')[0] ?? file

const pathOf = (from: string, path: string) =>
  path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(from), path)

/** The imports between the folders of `root`. */
export function folderImports(root: string, sources: readonly Source[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const { file, text } of sources.filter((source) => source.file.startsWith(`${root}/`))) {
    const folder = folderOf(root, file)
    const others = imports.get(folder) ?? new Set()
    imports.set(folder, others)
    for (const { groups } of text.matchAll(importing)) {
      const path = pathOf(file, groups?.path ?? '')
      if (path.startsWith(`${root}/`) && folderOf(root, path) !== folder) others.add(folderOf(root, path))
    }
  }
  return imports
}

/** The shortest circle through each folder that is in one; each circle once. */
export function folderCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles = [...imports.keys()].sort().map((folder) => shortestCircle(folder, imports))
  const once = new Map(circles.map((circle) => [[...circle].sort().join(), circle]))
  return [...once.values()].filter(({ length }) => length > 0).map((way) => [...way, way[0]].join(' → '))
}

function shortestCircle(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    const nexts = [...(imports.get(way.at(-1) ?? '') ?? [])].filter((next) => !seen.has(next))
    if (nexts.includes(start)) return way
    for (const next of nexts) ways.push([...way, next])
    for (const next of nexts) seen.add(next)
  }
  return []
}

/** The ground of every page; it knows no noun of the trade. */
const ground = ['api', 'first-script', 'navigation', 'presses', 'session', 'site', 'storage', 'theme', 'ui']

/** Only the root and the routes know the layouts, and the ground knows only itself. */
export function brokenLayers(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...imports].flatMap(([folder, others]) =>
    [...others].flatMap((other) => {
      if (other === 'layouts' && folder !== 'root.tsx')
        return [`${folder} imports layouts, which stand on top`]
      if (ground.includes(folder) && !ground.includes(other))
        return [`${folder} is ground and imports ${other}, which stands on it`]
      return []
    }),
  )
}
