import { expect, type Page, test } from '@playwright/test'
import { wholeBrowser } from '#e2e/support/browser.ts'
import { aFreshBuyer, enterAs } from '#e2e/support/people.ts'

// The headless shell shows no notification.
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: wholeBrowser({ args: ['--no-sandbox', '--disable-gpu'] }),
})

/** Waits until the worker controls the page, and answers how pushes are delivered to it. */
async function pushesTo(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return (news: object) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(news) })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => [title, body])
  })

type WorkerScope = EventTarget & {
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

/** As the browser tells the worker of a click; no click on the system's own notification can be made from here. */
const click = (page: Page) =>
  page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async () => {
      const worker = self as unknown as WorkerScope
      const [notification] = await worker.registration.getNotifications()
      if (!notification) throw new Error('the notification is shown')
      try {
        worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }))
      } catch {
        // Only the browser's own event can be prolonged; the page is led there all the same.
      }
    })

const order = {
  title: 'New order',
  body: 'VJ-7Q2K9X4M: Asha buys 40 bags',
  link: '/profile?tab=orders',
  tag: 'order-1',
}

test('a push is shown with its text, a click opens its page, and whoever signs out leaves none behind', async ({
  page,
  request,
}) => {
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/profile')
  const push = await pushesTo(page)
  await push(order)
  await expect.poll(() => shown(page)).toEqual([[order.title, order.body]])
  // The same news again replaces what is there.
  await push({ ...order, body: 'VJ-7Q2K9X4M: Asha buys 50 bags' })
  await expect.poll(() => shown(page)).toEqual([[order.title, 'VJ-7Q2K9X4M: Asha buys 50 bags']])
  await click(page)
  await expect(page).toHaveURL(/\/profile\?tab=orders$/)
  expect(await shown(page)).toEqual([])

  await push(order)
  await push({ ...order, tag: 'order-2' })
  await expect.poll(async () => (await shown(page)).length).toBe(2)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect.poll(() => shown(page)).toEqual([])
})

test('a push from elsewhere leads nowhere else', async ({ page }) => {
  await page.goto('/live_market')
  const push = await pushesTo(page)
  await push({ ...order, link: '//evil.example/' })
  await expect.poll(() => shown(page)).toEqual([[order.title, order.body]])
  await click(page)
  await expect(page).toHaveURL(/\/(login|notifications)/)
})
