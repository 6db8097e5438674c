import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const accessKey = 'vanij-key'
const secretKey = 'a/secret+with=signs'
const region = 'in-test-1'
const bucket = 'market'

/** How the store behaves: `fails` answers the next call alone with a 500. */
type Mood = 'works' | 'hangs' | 'fails' | 'busy'

type Stored = { readonly content: Buffer; readonly at: Date }

/** An object store that checks each signature against the request that really arrived. */
export async function openS3({ pageSize = 1_000 } = {}) {
  const objects = new Map<string, Stored>()
  const store = { mood: 'works' as Mood, calls: 0 }
  const server = createServer(async (request, response) => {
    store.calls += 1
    const body = await buffer(request)
    if (store.mood === 'hangs') return
    if (store.mood === 'busy') return refuse(response, 503, 'SlowDown')
    if (store.mood === 'fails') {
      store.mood = 'works'
      return refuse(response, 500, 'InternalError')
    }
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    answer(objects, { request, response, body, pageSize })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    objects,
    store,
    url: `s3://${accessKey}:${secretKey}@127.0.0.1:${port}/${bucket}/one?region=${region}&tls=off`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Call = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
  readonly pageSize: number
}

function answer(objects: Map<string, Stored>, { request, response, body, pageSize }: Call) {
  const url = new URL(request.url ?? '', 'http://store')
  // Addressed by path or by host. Here the host is an IP address, so a path without the bucket is of the second kind.
  const [, key = ''] = /^\/(?:market(?:\/|$))?(.*)$/s.exec(decodeURIComponent(url.pathname)) ?? []
  if (key === '') return list(objects, url.searchParams, response, pageSize)
  if (request.method === 'PUT' || request.method === 'DELETE')
    return change(objects, key, { request, response, body })
  const stored = objects.get(key)
  if (!stored) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, {
    'content-length': stored.content.length,
    'last-modified': stored.at.toUTCString(),
  })
  response.end(request.method === 'HEAD' ? undefined : stored.content)
}

function change(
  objects: Map<string, Stored>,
  key: string,
  { request, response, body }: Omit<Call, 'pageSize'>,
) {
  if (request.method === 'PUT') objects.set(key, { content: body, at: new Date() })
  else objects.delete(key)
  response.writeHead(request.method === 'PUT' ? 200 : 204).end()
}

/** Keys in their order; a folder counts as one of them. */
function list(
  objects: Map<string, Stored>,
  query: URLSearchParams,
  response: ServerResponse,
  pageSize: number,
) {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')]
  const items = new Map<string, Stored | undefined>()
  for (const key of [...objects.keys()].filter((each) => each.startsWith(prefix)).sort()) {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    if (end < 0) items.set(key, objects.get(key))
    else items.set(key.slice(0, end + 1), undefined)
  }
  const rest = [...items].filter(([name]) => name > (query.get('continuation-token') ?? ''))
  const page = rest.slice(0, pageSize)
  const lines = page.map(([name, stored]) =>
    stored
      ? `<Contents><Key>${escaped(name)}</Key><LastModified>${stored.at.toISOString()}</LastModified></Contents>`
      : `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`,
  )
  const token =
    rest.length > pageSize
      ? `<NextContinuationToken>${escaped(page.at(-1)?.[0] ?? '')}</NextContinuationToken>`
      : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<ListBucketResult><Prefix>${escaped(prefix)}</Prefix>${token}${lines.join('')}</ListBucketResult>`,
  )
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const authorizationShape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(.+)$/

function isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer) {
  const [, key, day, place, names = '', signature] =
    authorizationShape.exec(headers.authorization ?? '') ?? []
  const date = String(headers['x-amz-date'])
  const hash = sha256(body)
  if (
    key !== accessKey ||
    place !== region ||
    !date.startsWith(`${day}T`) ||
    headers['x-amz-content-sha256'] !== hash
  )
    return false
  if (!names.split(';').includes('host')) return false
  const [path = '', search = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`)
  const request = [method, path, search.split('&').sort().join('&'), ...lines, '', names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const seed = [day ?? '', region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secretKey}`,
  )
  return hmac(seed, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(request)}`).toString('hex') === signature
}
