import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { marketBar, marketBottom, type NavItem } from './nav-items.ts'
import { ItemLink } from './nav-link.tsx'

const written = (items: readonly NavItem[], page: string) =>
  items
    .filter((item) => item.page === page)
    .map((item) =>
      createElement(
        (props: { item: NavItem }) => ItemLink({ ...props, className: '', children: item.label }),
        { item },
      ),
    )
    .map((link) => renderToStaticMarkup(createElement(MemoryRouter, null, link)))
    .join()

test('the console opens in a tab of its own from the wide bar alone, and says so', () => {
  const wide = written(marketBar.seller, '/seller_console')
  expect(wide).toContain('href="/seller_console"')
  expect(wide).toContain('target="_blank"')
  expect(wide).toContain('opens in a new tab')
  expect(written(marketBottom.seller, '/seller_console')).not.toContain('target')
})
