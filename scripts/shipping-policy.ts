import type { Plugin } from 'vite'
import { brand } from '#contract/products/brand.ts'
import { shipping } from '#web/policies/shipping-texts.ts'
import { type Block, writePdf } from './pdf.ts'

const body = { role: 'P', size: 11 } as const

export function shippingPolicy(): Promise<Buffer> {
  const sections = shipping.sections.flatMap(({ title, parts }): Block[] => [
    { role: 'H2', text: title, size: 13, above: 20 },
    ...parts
      .flat()
      .map((text, index) => ({ ...body, text, above: index === 0 ? 4 : 6, isListed: isListed(parts, text) })),
  ])
  return writePdf({
    title: `${shipping.title} | ${brand.name}`,
    subject: shipping.subject,
    brand: brand.name,
    date: new Date('2026-11-21'),
    blocks: [
      { role: 'H1', text: shipping.title, size: 24, above: 0 },
      { ...body, text: shipping.lead, above: 8 },
      ...sections,
    ],
  })
}

const isListed = (parts: readonly (string | readonly string[])[], text: string) =>
  parts.some((part) => typeof part !== 'string' && part.includes(text))

const fileName = 'shipping_policy.pdf'

/** The document is made with the pages, from the same texts. */
export function shippingPolicyFile(): Plugin {
  return {
    name: 'shipping-policy',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await shippingPolicy() })
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_request, response) => {
        response.setHeader('content-type', 'application/pdf')
        response.end(await shippingPolicy())
      })
    },
  }
}
