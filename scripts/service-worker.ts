import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'
import type { Language } from '#contract/languages.ts'
import { dictionaries } from './languages/dictionaries.ts'
import { manifestName, readManifest } from './manifest.ts'

const source = 'src/web/service-worker'

/** Writes the offline page, and the worker that caches it and the app's shell in the browser. */
export async function buildServiceWorker(folder: string, language: Language) {
  const root = join(folder, 'client')
  const { shellFiles, styles } = await readShell(folder, language)
  const { offlinePage, offlineScript } = await offlineIn(language)
  const page = offlinePage(styles)
  await writeFile(join(root, 'offline.html'), page)
  await writeFile(join(root, 'offline.js'), offlineScript)
  const version = hashOf(page, offlineScript, ...shellFiles, ...(await sources()))
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      shellFiles: JSON.stringify(shellFiles),
      version: JSON.stringify(version),
      prefix: JSON.stringify(language.prefix),
    },
    build: {
      target: 'es2022',
      outDir: root,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(source, 'service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  })
}

/** The page's texts in the language of the build. */
async function offlineIn(language: Language) {
  const file = fileURLToPath(new URL('../src/web/offline/offline-page.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('#web/offline/offline-page.ts')>(file, {
    configFile: false,
    logLevel: 'warn',
    plugins: [dictionaries(language)],
  })
  return module
}

/** What every page needs, including the manifest of the routes, whose name changes with every change of a page. */
async function readShell(folder: string, { prefix }: Language) {
  const assets = await readdir(join(folder, 'client/assets'))
  const manifest = readManifest(folder)
  const { root: main } = manifest.routes
  const styles = main?.css ?? []
  const fonts = assets.filter((file) => /^inter-.*\.woff2$/.test(file)).map((file) => `/assets/${file}`)
  const scripts = [
    manifest.entry.module,
    ...manifest.entry.imports,
    main?.module ?? '',
    ...(main?.imports ?? []),
  ]
  const all = [`/assets/${manifestName(folder)}`, ...scripts, ...styles, ...fonts, `${prefix}/offline.js`]
  return { shellFiles: [...new Set(all)].filter(Boolean), styles }
}

async function sources() {
  const files = (await readdir(source)).filter((file) => /(?<!\.test)\.ts$/.test(file))
  return Promise.all(files.sort().map((file) => readFile(join(source, file), 'utf8')))
}

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)
