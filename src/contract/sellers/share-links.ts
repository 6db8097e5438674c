/** Where a link to a shop or a product was followed: a chat, a copied link, the device's own way to share, a printed code, a price list. */
export const shareSources = ['wa', 'link', 'share', 'qr', 'pdf'] as const
export type ShareSource = (typeof shareSources)[number]

const mark = 'via'

/** A link that says where it was shared. */
export const markedLink = (link: string, source: ShareSource) => `${link}?${mark}=${source}`

/** A chat with a text that waits for its reader to be chosen. */
export const whatsAppLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

/** What the query of an address says of it. */
export function sourceOf(query: string): ShareSource | undefined {
  const [, name] = /(?:^|[?&])via=([a-z]+)(?:&|$)/.exec(query) ?? []
  return shareSources.find((source) => source === name)
}
