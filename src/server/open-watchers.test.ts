import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
// Types leave no trace in what runs, and what is loaded by `import()` is loaded where it is wanted.
const importing = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'(?<path>[^']+)'/gm

function fileOf(path: string, from: string) {
  if (path.startsWith('./')) return join(dirname(from), path)
  const name = /^#(server|contract)\/(.+)$/.exec(path)
  return name ? join(root, 'src', name[1] ?? '', name[2] ?? '') : undefined
}

/** Every module of ours and every package that a start loads by itself. */
async function loadedFrom(file: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(file)) return known
  known.add(file)
  if (!file.endsWith('.ts')) return known
  for (const { groups } of (await readFile(file, 'utf8')).matchAll(importing)) {
    const path = groups?.path ?? ''
    const imported = fileOf(path, file)
    if (imported) await loadedFrom(imported, known)
    else known.add(path)
  }
  return known
}

test('nothing that watches is loaded unless somebody wants to watch', async () => {
  const known = await loadedFrom(join(root, 'src/server/main.ts'))
  // `main.ts` imports it late, so that the first of several processes does not hold what its workers do.
  const loaded = [...(await loadedFrom(join(root, 'src/server/start/serve.ts'), known))]
  expect(loaded).toContain('fastify')
  expect(
    loaded.filter((name) => /server\/(metrics|traces)\/|^prom-client|^@opentelemetry/.test(name)),
  ).toEqual([])
})
