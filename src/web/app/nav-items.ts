import {
  Bell,
  Briefcase,
  House,
  LayoutDashboard,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageCircle,
  ShoppingCart,
  Store,
  User,
  UserPlus,
} from 'lucide-react'
import { appTexts } from './app-texts.ts'
import type { PagePath } from './pages.ts'

export type Viewer = 'visitor' | 'buyer' | 'seller' | 'admin'
export type Count = 'cart' | 'chats' | 'customerChats' | 'notifications'

export type NavItem = {
  label: string
  /** The page it leads to, and without which it is not shown. */
  page: PagePath
  icon: LucideIcon
  count?: Count
  newTab?: true
  /** Signs out, then leads to its page. */
  signsOut?: true
}

const home: NavItem = { label: appTexts.home, page: '/', icon: House }
const liveMarket: NavItem = { label: appTexts.liveMarket, page: '/live_market', icon: Store }
const login: NavItem = { label: appTexts.login, page: '/login', icon: LogIn }
const signUp: NavItem = { label: appTexts.signUp, page: '/signup', icon: UserPlus }
const profile: NavItem = { label: appTexts.profile, page: '/profile', icon: User }
const chats: NavItem = { label: appTexts.chats, page: '/chats', icon: MessageCircle, count: 'chats' }
const cart: NavItem = { label: appTexts.cart, page: '/view_cart', icon: ShoppingCart, count: 'cart' }
const bell: NavItem = {
  label: appTexts.notifications,
  page: '/notifications',
  icon: Bell,
  count: 'notifications',
}
export const logout: NavItem = { label: appTexts.logout, page: '/home', icon: LogOut, signsOut: true }
const sellerConsole: NavItem = {
  label: appTexts.sellerConsole,
  page: '/seller_console',
  icon: LayoutDashboard,
  newTab: true,
}
const becomeSeller: NavItem = { label: appTexts.becomeSeller, page: '/seller_contract', icon: Store }
const consoleOnPhone: NavItem = { label: appTexts.console, page: '/seller_console', icon: LayoutDashboard }
const desk: NavItem = { label: appTexts.admin, page: '/admin', icon: LayoutDashboard }
const sellerOnPhone: NavItem = { label: appTexts.seller, page: '/seller_contract', icon: Briefcase }

type Bar = Record<Viewer, readonly NavItem[]>

const landingMember = [liveMarket, profile, chats, cart, logout]
export const landingBar: Bar = {
  visitor: [login, signUp],
  buyer: landingMember,
  seller: landingMember,
  admin: [desk, ...landingMember],
}

/** In the bar of every member, where there is room for it. */
export const marketWays: readonly NavItem[] = [
  liveMarket,
  { label: appTexts.postRequirement, page: '/post_requirements', icon: Briefcase },
]

const marketMember = [chats, cart, profile, bell, logout]
export const marketBar: Bar = {
  visitor: [login],
  buyer: [becomeSeller, ...marketMember],
  seller: [sellerConsole, ...marketMember],
  admin: [desk, ...marketMember],
}

/** At the right of both bars on phones. */
const phoneMember = [bell, cart]
export const phoneTop: Bar = { visitor: [cart], buyer: phoneMember, seller: phoneMember, admin: phoneMember }

const bottomMember = (own: NavItem) => [home, own, liveMarket, chats, profile]
const bottomVisitor = [home, liveMarket, login]
export const landingBottom: Bar = {
  visitor: bottomVisitor,
  buyer: bottomMember(sellerOnPhone),
  seller: bottomMember(consoleOnPhone),
  admin: bottomMember(desk),
}
export const marketBottom: Bar = {
  ...landingBottom,
  visitor: [...bottomVisitor, { ...signUp, label: appTexts.signUpBottom }],
}

export const footerColumns: readonly {
  title: string
  items: readonly { label: string; page: PagePath }[]
}[] = [
  {
    title: appTexts.company,
    items: [
      { label: appTexts.about, page: '/aboutus' },
      { label: appTexts.blogs, page: '/blogs' },
      { label: appTexts.pricings, page: '/pricings' },
      { label: appTexts.contact, page: '/contactus' },
    ],
  },
  {
    title: appTexts.policies,
    items: [
      { label: appTexts.terms, page: '/terms_and_conditions' },
      { label: appTexts.privacy, page: '/privacy_and_policy' },
      { label: appTexts.returns, page: '/return_and_policy' },
      { label: appTexts.shipping, page: '/shipping_policy.pdf' },
    ],
  },
]
