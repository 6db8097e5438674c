import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse) => void

export const says =
  (body: object, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** What a public search says of a number. */
export const aRegistration = (more: object = {}) => ({
  lgnm: 'KOVAI MILLS PRIVATE LIMITED',
  tradeNam: 'Kovai Mills',
  sts: 'Active',
  ctb: 'Private Limited Company',
  rgdt: '01/07/2017',
  ...more,
})

/** A public search of GST numbers on this machine, which speaks HTTP; `answer` says what it does next. */
export async function gstStandIn() {
  const received: { readonly path: string; readonly key: string | undefined }[] = []
  const state: { answer: Answer } = { answer: says(aRegistration()) }
  const server = createServer((request, response) => {
    received.push({ path: request.url ?? '', key: request.headers['x-api-key']?.toString() })
    state.answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/search/{gstin}`,
    received,
    state,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
