/** A bucket of an object store, and how its calls are signed. */
export type Bucket = Readonly<{
  /** Where calls go: the store for path style, the bucket's own host for the virtual one. */
  origin: URL
  /** What stands before a name in the path: `/bucket/` for path style. */
  path: string
  /** What stands before every name: none, or `folder/`. */
  prefix: string
  region: string
  accessKey: string
  secretKey: string
}>

const address = /^s3:\/\/([^:@/]+):(.+)@([^@/?]+)\/([^?]+)(\?.*)?$/
const parameters = {
  tls: /^(on|off)$/,
  style: /^(path|host)$/,
  region: /^[a-z0-9-]+$/,
}

/**
 * Reads `s3://key:secret@host/bucket/folder?region=…&tls=on&style=path`; undefined when it is none. Secrets hold slashes
 * and pluses, and may be written as they are.
 */
export function bucketOf(text: string): Bucket | undefined {
  const [, key = '', secret = '', host = '', names = '', search] = address.exec(text) ?? []
  const options = new URLSearchParams(search)
  const { tls = 'on', style = 'path', region = 'us-east-1' } = Object.fromEntries(options)
  const isKnown = [...options].every(([name, value]) =>
    parameters[name as keyof typeof parameters]?.test(value),
  )
  const [bucket = '', ...folders] = names.split('/').filter(Boolean)
  const origin = `${tls === 'on' ? 'https' : 'http'}://${style === 'host' ? `${bucket}.` : ''}${host}`
  if (!isKnown || bucket === '' || !URL.canParse(origin)) return undefined
  return {
    origin: new URL(origin),
    path: style === 'host' ? '/' : `/${bucket}/`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    accessKey: decoded(key),
    secretKey: decoded(secret),
  }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
