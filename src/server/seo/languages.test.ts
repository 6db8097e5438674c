import { expect, test } from 'vitest'
import { english, type Language } from '#contract/languages.ts'
import { robotsText } from './robots.reply.ts'
import { urlsetXml } from './sitemap.reply.ts'

const hindi: Language = { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' }
const entries = [[{ path: '/live_market?category=a&b', lastmod: new Date('2026-03-05T10:00:00Z') }]]
const origin = 'https://vanij.example'

async function sitemapIn(languages: readonly Language[]) {
  const parts: string[] = []
  for await (const part of urlsetXml(origin, entries, languages)) parts.push(part)
  return parts.join('')
}

test('in English alone a sitemap says nothing of languages', async () => {
  expect(await sitemapIn([english])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://vanij.example/live_market?category=a&amp;b</loc><lastmod>2026-03-05T10:00:00.000Z</lastmod></url>
</urlset>
`)
})

test('with Hindi each page stands there in both languages, and each names the other', async () => {
  const xml = await sitemapIn([english, hindi])
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://vanij.example/live_market?category=a&amp;b',
    'https://vanij.example/hi/live_market?category=a&amp;b',
  ])
  const both = [
    '<xhtml:link rel="alternate" hreflang="en-IN" href="https://vanij.example/live_market?category=a&amp;b"/>',
    '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://vanij.example/hi/live_market?category=a&amp;b"/>',
  ].join('')
  expect(xml.split(both)).toHaveLength(3)
})

test('robots stay out of private pages in every language', () => {
  const lines = robotsText(origin, [english, hindi]).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /view_cart', 'Disallow: /hi/view_cart']))
  expect(lines.filter((line) => line === 'Disallow: /api/')).toHaveLength(1)
})
