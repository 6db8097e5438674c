import {
  aboutPath,
  adminPath,
  blogsPath,
  bookLinkPath,
  cartPath,
  casesPath,
  chatsPath,
  comparePath,
  consolePath,
  contactPath,
  forgotPasswordPath,
  grievancePath,
  helpPath,
  landingPath,
  liveSearchPath,
  marketPath,
  noticePath,
  notificationsPath,
  orderPath,
  postRequirementPath,
  pricingsPath,
  privacyPath,
  profilePath,
  returnsPath,
  samplePath,
  searchPath,
  sellerContractPath,
  termsPath,
} from './paths.ts'

/** Public pages, which search engines may list. */
export const publicPages = [
  landingPath,
  marketPath,
  pricingsPath,
  blogsPath,
  contactPath,
  grievancePath,
  helpPath,
  aboutPath,
  termsPath,
  privacyPath,
  noticePath,
  returnsPath,
] as const

/** Pages of one person: no cache stores them, although their HTML contains no personal data. */
const memberPages = [
  cartPath,
  profilePath,
  orderPath('').slice(0, -1),
  samplePath('').slice(0, -1),
  casesPath,
  notificationsPath,
  chatsPath,
  postRequirementPath,
  sellerContractPath,
  consolePath,
  adminPath,
] as const

export const isMemberPage = (path: string) =>
  memberPages.some((page) => path === page || path.startsWith(`${page}/`))

/** They open by a key that their reader has. */
const keyPages = [bookLinkPath] as const

/** What no cache may store. */
export const isPrivatePage = (path: string) => isMemberPage(path) || keyPages.some((page) => path === page)

/** Those pages and endless lists: search engines must not list them. */
export const unlistedPages = [
  searchPath,
  liveSearchPath,
  comparePath,
  forgotPasswordPath,
  ...keyPages,
  ...memberPages,
] as const
