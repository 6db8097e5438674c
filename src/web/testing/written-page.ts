import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** A part of a page as rendered before any script: its text, and the labels of its buttons and links. */
export function writtenPage(part: ReactNode) {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, part)).replaceAll('&amp;', '&')
  const plain = (markup: string) =>
    markup
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const each = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, markup = '']) => plain(markup))
  return {
    html,
    text: plain(html),
    buttons: each(/<button[^>]*>(.*?)<\/button>/gs),
    links: [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, path = '']) => path),
  }
}
