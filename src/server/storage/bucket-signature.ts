import { createHash, createHmac } from 'node:crypto'
import type { Bucket } from './bucket.ts'

export type BucketCall = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** With the bucket's prefix; none: the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** RFC 3986, which encodes a few signs that encodeURIComponent leaves. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const encodedPath = (path: string) => path.split('/').map(encoded).join('/')

/** Path and headers of a call, signed as Amazon's Signature Version 4 has it, which every store of this kind reads. */
export function signCall(
  bucket: Bucket,
  { method, key = '', query = {}, body }: BucketCall,
  now = new Date(),
) {
  const { origin, region, accessKey, secretKey } = bucket
  const date = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  // The bucket itself has no slash behind it.
  const path = encodedPath(key === '' ? bucket.path.replace(/(?<=.)\/$/, '') : bucket.path + key)
  const search = Object.keys(query)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
    .join('&')
  const hash = sha256(body ?? '')
  const headers = { host: origin.host, 'x-amz-content-sha256': hash, 'x-amz-date': date }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`)
  const request = [method, path, search, ...lines, '', names, hash].join('\n')
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((seed, part) => hmac(seed, part), `AWS4${secretKey}`)
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n')).toString(
    'hex',
  )
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { path: search ? `${path}?${search}` : path, headers: { ...headers, authorization } }
}
