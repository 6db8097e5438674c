import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api } from '#contract/client.ts'
import type { BuildWords, Languages } from '#server/languages/words.ts'

/** What the web build exports for the server, besides React Router's own part. */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      contextWith(api: Api): Promise<RouterContextProvider>
      /** Nothing in English. */
      loadFileWords(): Promise<BuildWords> | undefined
    }
  }
}
export type Render = (request: Request) => Promise<Response>

/** Each language has its own build; English is at the top, the others beside it. */
const foldersOf = (build: string) => {
  const others = join(build, 'languages')
  const codes = existsSync(others) ? readdirSync(others) : []
  return new Map([['', build], ...codes.map((code) => [code, join(others, code)] as const)])
}

const languageStart = /^\/([a-z]{2})(?=\/|$)/
const languageIn = (path: string) => languageStart.exec(path)?.[1] ?? ''

/** The same page in English. */
export const pathInEnglish = (path: string) => path.replace(languageStart, '')

const buildIn = async (folder: string) => (await import(join(folder, 'server/index.js'))) as WebBuild

/** The first part of the path selects the language; English has none. */
export async function renderInLanguages(build: string, api: Api): Promise<Render> {
  const renders = new Map<string, Render>()
  for (const [code, folder] of foldersOf(build)) renders.set(code, renderWith(await buildIn(folder), api))
  const inEnglish = renders.get('') as Render
  return (request) => (renders.get(languageIn(new URL(request.url).pathname)) ?? inEnglish)(request)
}

/** What files of the server say comes from the builds too, which are loaded for it where pages are made elsewhere. */
export function addLanguages(build: string, languages: Languages) {
  for (const [code, folder] of foldersOf(build))
    if (code)
      languages.add(
        code,
        async () => (await (await buildIn(folder)).entry.module.loadFileWords()) as BuildWords,
      )
}

function renderWith(web: WebBuild, api: Api): Render {
  // The build itself rather than a function, because with a function React Router derives its routes anew for every
  // request.
  const handle = createRequestHandler(web, 'production')
  return async (request) => handle(request, await web.entry.module.contextWith(api))
}
