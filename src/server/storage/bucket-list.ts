import type { BucketClient } from './bucket-client.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)

const textsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)<`, 'g'))].map(([, text = '']) => unescaped(text))

type ListPage = {
  readonly keys: readonly string[]
  /** Only with a delimiter: what is common to the keys of a folder, with its slash. */
  readonly folders: readonly string[]
  readonly changedAt: readonly number[]
}

export const noBucket = () => new Error('There is no such bucket.')

/** What lies below a prefix, page by page; with a delimiter only what lies directly there. */
export async function* listPages(
  client: BucketClient,
  prefix: string,
  delimiter?: '/',
): AsyncGenerator<ListPage> {
  let token: string | undefined
  do {
    const query = {
      'list-type': '2',
      prefix,
      ...(delimiter && { delimiter }),
      ...(token && { 'continuation-token': token }),
    }
    const { status, content } = await client.call({ method: 'GET', query })
    if (status === 404) throw noBucket()
    const xml = content.toString()
    yield {
      keys: textsOf(xml, 'Key'),
      folders: textsOf(xml, 'CommonPrefixes>\\s*<Prefix'),
      changedAt: textsOf(xml, 'LastModified').map(Date.parse),
    }
    token = textsOf(xml, 'NextContinuationToken')[0]
  } while (token)
}
