import type { EntryContext } from 'react-router'

/** A page needs its own routes; React Router would prepare all of them for each render. */
export function withRoutesOfPage({ manifest, ...page }: EntryContext): EntryContext {
  const ids = new Set(page.staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)))
  return { ...page, manifest: { ...manifest, routes } }
}

/** The data of the loaders is read before the render begins, so that React does not suspend for it. */
export async function readHandover(context: EntryContext) {
  const { serverHandoffStream, renderMeta } = context
  if (!serverHandoffStream || !renderMeta) return
  const decoder = new TextDecoder()
  let value = ''
  for await (const piece of serverHandoffStream) value += decoder.decode(piece, { stream: true })
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
  context.serverHandoffStream = beenRead
}

/** Stands where a stream was: React Router asks for its reader and, finding what was read, does not use it. */
const beenRead = { getReader: () => undefined } as unknown as ReadableStream<Uint8Array>
