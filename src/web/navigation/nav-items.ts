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
import {
  aboutPath,
  adminPath,
  blogsPath,
  cartPath,
  chatsPath,
  consolePath,
  contactPath,
  grievancePath,
  helpPath,
  homePath,
  landingPath,
  loginPath,
  marketPath,
  notificationsPath,
  postRequirementPath,
  pricingsPath,
  privacyPath,
  profilePath,
  returnsPath,
  sellerContractPath,
  shippingPolicyPath,
  signUpPath,
  termsPath,
} from '#contract/paths.ts'
import type { Count } from '#web/session/counts.ts'
import { siteTexts } from '#web/site/site-texts.ts'

export type Viewer = 'visitor' | 'buyer' | 'seller' | 'admin'

export type NavItem = {
  label: string
  /** The page that it opens. */
  page: string
  icon: LucideIcon
  count?: Count
  newTab?: true
  /** Signs out, then opens its page. */
  signsOut?: true
}

const home: NavItem = { label: siteTexts.home, page: landingPath, icon: House }
const liveMarket: NavItem = { label: siteTexts.liveMarket, page: marketPath, icon: Store }
const login: NavItem = { label: siteTexts.login, page: loginPath, icon: LogIn }
const signUp: NavItem = { label: siteTexts.signUp, page: signUpPath, icon: UserPlus }
const profile: NavItem = { label: siteTexts.profile, page: profilePath, icon: User }
const chats: NavItem = { label: siteTexts.chats, page: chatsPath, icon: MessageCircle, count: 'chats' }
const cart: NavItem = { label: siteTexts.cart, page: cartPath, icon: ShoppingCart, count: 'cart' }
const bell: NavItem = {
  label: siteTexts.notifications,
  page: notificationsPath,
  icon: Bell,
  count: 'notifications',
}
export const logout: NavItem = { label: siteTexts.logout, page: homePath, icon: LogOut, signsOut: true }
const sellerConsole: NavItem = {
  label: siteTexts.sellerConsole,
  page: consolePath,
  icon: LayoutDashboard,
  newTab: true,
}
const becomeSeller: NavItem = { label: siteTexts.becomeSeller, page: sellerContractPath, icon: Store }
const consoleOnPhone: NavItem = { label: siteTexts.console, page: consolePath, icon: LayoutDashboard }
const adminPages: NavItem = { label: siteTexts.admin, page: adminPath, icon: LayoutDashboard }
const sellerOnPhone: NavItem = { label: siteTexts.seller, page: sellerContractPath, icon: Briefcase }

type Bar = Record<Viewer, readonly NavItem[]>

const landingMember = [liveMarket, profile, chats, cart, logout]
export const landingBar: Bar = {
  visitor: [login, signUp],
  buyer: landingMember,
  seller: landingMember,
  admin: [adminPages, ...landingMember],
}

/** In the bar of every member, where it has room. */
export const marketWays: readonly NavItem[] = [
  liveMarket,
  { label: siteTexts.postRequirement, page: postRequirementPath, icon: Briefcase },
]

const marketMember = [chats, cart, profile, bell, logout]
export const marketBar: Bar = {
  visitor: [login],
  buyer: [becomeSeller, ...marketMember],
  seller: [sellerConsole, ...marketMember],
  admin: [adminPages, ...marketMember],
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
  admin: bottomMember(adminPages),
}
export const marketBottom: Bar = {
  ...landingBottom,
  visitor: [...bottomVisitor, { ...signUp, label: siteTexts.signUpBottom }],
}

export const footerColumns: readonly {
  title: string
  items: readonly { label: string; page: string }[]
}[] = [
  {
    title: siteTexts.company,
    items: [
      { label: siteTexts.about, page: aboutPath },
      { label: siteTexts.blogs, page: blogsPath },
      { label: siteTexts.pricings, page: pricingsPath },
      { label: siteTexts.help, page: helpPath },
      { label: siteTexts.contact, page: contactPath },
      { label: siteTexts.complaints, page: grievancePath },
    ],
  },
  {
    title: siteTexts.policies,
    items: [
      { label: siteTexts.terms, page: termsPath },
      { label: siteTexts.privacy, page: privacyPath },
      { label: siteTexts.returns, page: returnsPath },
      { label: siteTexts.shipping, page: shippingPolicyPath },
    ],
  },
]
