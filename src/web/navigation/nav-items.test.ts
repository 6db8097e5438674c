import { expect, test } from 'vitest'
import {
  landingBar,
  landingBottom,
  marketBar,
  marketBottom,
  marketWays,
  type NavItem,
  phoneTop,
} from './nav-items.ts'

const labels = (items: readonly NavItem[]) => items.map((item) => item.label)

test('the landing bar of wide screens', () => {
  expect(labels(landingBar.visitor)).toEqual(['Login', 'Sign Up'])
  const member = ['Live Market', 'Profile', 'Chats', 'Cart', 'Logout']
  expect(labels(landingBar.buyer)).toEqual(member)
  expect(labels(landingBar.seller)).toEqual(member)
})

test('the market bar of wide screens', () => {
  const member = ['Chats', 'Cart', 'Profile', 'Notifications', 'Logout']
  expect(labels(marketBar.visitor)).toEqual(['Login'])
  expect(labels(marketBar.buyer)).toEqual(['Become a Seller', ...member])
  expect(labels(marketBar.seller)).toEqual(['Seller Console', ...member])
})

test('every member finds the market and a new requirement in the market bar', () => {
  expect(marketWays.map(({ label, page }) => [label, page])).toEqual([
    ['Live Market', '/live_market'],
    ['Post a requirement', '/post_requirements'],
  ])
})

test('the bottom bar of phones', () => {
  expect(labels(landingBottom.visitor)).toEqual(['Home', 'Live Market', 'Login'])
  const member = ['Home', 'Seller', 'Live Market', 'Chats', 'Profile']
  expect(labels(landingBottom.buyer)).toEqual(member)
  expect(labels(landingBottom.seller)).toEqual(['Home', 'Console', 'Live Market', 'Chats', 'Profile'])
  expect(labels(marketBottom.visitor)).toEqual(['Home', 'Live Market', 'Login', 'Signup'])
  expect(labels(marketBottom.buyer)).toEqual(member)
  expect(labels(marketBottom.seller)).toEqual(['Home', 'Console', 'Live Market', 'Chats', 'Profile'])
})

test('an admin finds the admin’s pages first in each bar', () => {
  expect(labels(landingBar.admin)[0]).toBe('Admin')
  expect(labels(marketBar.admin)).toEqual(['Admin', 'Chats', 'Cart', 'Profile', 'Notifications', 'Logout'])
  expect(labels(marketBottom.admin)).toEqual(['Home', 'Admin', 'Live Market', 'Chats', 'Profile'])
})

test('phones have the cart at the top, and members the bell', () => {
  expect(labels(phoneTop.visitor)).toEqual(['Cart'])
  expect(labels(phoneTop.buyer)).toEqual(['Notifications', 'Cart'])
})

test('logging out leads to /home, and only the console of the wide bar opens a tab of its own', () => {
  expect(landingBar.buyer.find((item) => item.signsOut)?.page).toBe('/home')
  expect(marketBar.seller.filter((item) => item.newTab).map((item) => item.page)).toEqual(['/seller_console'])
  expect(marketBottom.seller.some((item) => item.newTab)).toBe(false)
})
