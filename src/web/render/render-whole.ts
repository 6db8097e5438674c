import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

type Whole = { readonly html: string; readonly hasError: boolean }
type Options = { readonly nonce: string; readonly patience: number }

/**
 * Renders to the end, then answers in one piece: no page of ours waits for late data, and a whole page can be kept and
 * compressed. What needs no waiting is written as one text, which costs less than a stream; a part that is still to be
 * imported, or an error, begins again with the stream.
 */
export async function renderWhole(document: () => ReactNode, options: Options): Promise<Whole> {
  const html = renderAtOnce(document())
  return html === undefined ? renderWaiting(document(), options) : { html, hasError: false }
}

/** What React leaves where a part was not there. Texts and scripts hold it only escaped. */
const unfinished = '<!--$!-->'

function renderAtOnce(document: ReactNode): string | undefined {
  try {
    const html = `<!DOCTYPE html>${renderToString(document)}`
    return html.includes(unfinished) ? undefined : html
  } catch {
    return undefined
  }
}

function renderWaiting(document: ReactNode, { nonce, patience }: Options): Promise<Whole> {
  return new Promise((resolve, reject) => {
    let hasError = false
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // In one piece, also where parts hydrate later: nothing waits for a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: () => {
        hasError = true
      },
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(timer)
        pipe(collector((html) => resolve({ html, hasError })))
      },
    })
    const timer = setTimeout(abort, patience)
  })
}

type Sink = Parameters<ReturnType<typeof renderToPipeableStream>['pipe']>[0]

/** As much of a Node stream as React's writer uses. */
function collector(done: (html: string) => void): Sink {
  const decoder = new TextDecoder()
  let html = ''
  const sink = {
    write(piece: Uint8Array | string) {
      html += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })
      return true
    },
    end: () => done(html),
    on: () => sink,
    destroy: () => sink,
  }
  return sink as unknown as Sink
}
