import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { blogTabs } from '#contract/blog-category.ts'
import type { BlogList } from '#contract/blog-post.ts'
import { cut } from '#web/ui/formats/cut.ts'

const cards = (page: Page, tab = 'All Industries') =>
  page.getByRole('list', { name: `Blogs: ${tab}` }).getByRole('article')
const pills = (page: Page) => page.getByRole('navigation', { name: 'Industries' })

async function posts(request: APIRequestContext): Promise<BlogList> {
  return (await request.get('/api/v1/blogs?limit=100')).json()
}

test('each card shows 30 letters and leads to its own post; more come on demand', async ({
  page,
  request,
}) => {
  const { Allblogs, total } = await posts(request)
  await page.goto('/Blogs')
  await expect(cards(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(total)
  const links = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => ({ text: link.textContent, path: link.getAttribute('href') })))
  for (const [index, { text, path }] of links.entries()) {
    const { _id, title } = Allblogs[index] ?? { _id: '', title: '' }
    expect(path).toBe(`/blog/${encodeURIComponent(title.replaceAll(' ', '_'))}/${_id}`)
    expect(text).toBe(cut(title, 30))
  }
  const previews = await cards(page).evaluateAll((all) =>
    all.map((card) => [card.querySelector('h2 ~ p')?.textContent, card.querySelectorAll('img').length]),
  )
  expect(previews).toEqual(
    Allblogs.map(({ content, images }) => [cut(content, 30), images.length > 0 ? 1 : 0]),
  )
})

test('28 tabs: one filters what is here without asking again, and stays in the address', async ({
  page,
  request,
}) => {
  const { Allblogs } = await posts(request)
  const ofSteel = Allblogs.filter(({ category }) => category === 'Steel/Metals/Minerals')
  expect(ofSteel.length).toBeGreaterThan(0)
  await page.goto('/blogs')
  await expect(pills(page).getByRole('link')).toHaveText([...blogTabs])
  await expect(pills(page).getByRole('link', { name: 'All Industries' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const calls: string[] = []
  page.on('request', (call) => call.url().includes('/api/v1/') && calls.push(call.url()))
  await pills(page).getByRole('link', { name: 'Steel/Metals/Minerals' }).press('Enter')
  await expect(cards(page, 'Steel/Metals/Minerals')).toHaveCount(ofSteel.length)
  expect(calls).toEqual([])
  await page.reload()
  await expect(cards(page, 'Steel/Metals/Minerals')).toHaveCount(ofSteel.length)
})

test('small screens choose the industry from a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blogs')
  await expect(cards(page)).toHaveCount(24)
  const list = page.getByLabel('Industry', { exact: true })
  await expect(list.getByRole('option')).toHaveCount(28)
  await list.selectOption('Lighting/Solar/Power')
  await expect(page).toHaveURL('/blogs?category=Lighting%2FSolar%2FPower')
  await expect(cards(page, 'Lighting/Solar/Power').first()).toBeVisible()
})

test('a post comes whole from the server, with what search engines read', async ({ request }) => {
  // Another test may just publish a newer one.
  const { _id = '', title = '' } = (await posts(request)).Allblogs.at(-1) ?? {}
  const { SingleBlog } = await (await request.get(`/api/v1/blog/${_id}`)).json()
  const html = await (await request.get(`/blog/any_title/${_id}`)).text()
  const written = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
  for (const { point, subpoints } of SingleBlog.points)
    for (const text of [point, ...subpoints]) expect(html).toContain(written(text))
  const [opening] = SingleBlog.content.split('\n')
  for (const text of [title, SingleBlog.category, opening]) expect(html).toContain(written(text))
  for (const { url } of SingleBlog.images) expect(html).toContain(url)
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain(`<meta name="description" content="${written(SingleBlog.meta_description)}"`)
  expect(html).toContain('<link rel="canonical"')
  expect(html).toContain(`/blog/${encodeURIComponent(title.replaceAll(' ', '_'))}/${_id}"`)
  expect((await request.get(`/blog/${_id}`)).status()).toBe(200)
})

test('a post that is not there says so, and leads back', async ({ page }) => {
  const answer = await page.goto('/blog/gone/3f0c1d5e-0000-4000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Blog not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to all blogs' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('when the list does not come, an alert says why, and it can be tried again', async ({ page }) => {
  await page.goto('/blog/3f0c1d5e-0000-4000-8000-000000000000')
  const refusal = { success: false, content: 'Please try again in a moment.' }
  await page.route('**/api/v1/blogs*', (route) => route.fulfill({ status: 503, json: refusal }))
  await page.getByRole('link', { name: 'Back to all blogs' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(refusal.content)
  await page.unroute('**/api/v1/blogs*')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(24)
})
