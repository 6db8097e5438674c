import {
  aboutPath,
  adminPath,
  blogsPath,
  cartPath,
  chatsPath,
  consolePath,
  contactPath,
  forgotPasswordPath,
  landingPath,
  liveSearchPath,
  marketPath,
  notificationsPath,
  orderPath,
  postRequirementPath,
  pricingsPath,
  privacyPath,
  profilePath,
  returnsPath,
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
  aboutPath,
  termsPath,
  privacyPath,
  returnsPath,
] as const

/** Pages of one person: no cache stores them, although their HTML contains no personal data. */
const memberPages = [
  cartPath,
  profilePath,
  orderPath('').slice(0, -1),
  notificationsPath,
  chatsPath,
  postRequirementPath,
  sellerContractPath,
  consolePath,
  adminPath,
] as const

export const isMemberPage = (path: string) =>
  memberPages.some((page) => path === page || path.startsWith(`${page}/`))

/** Those pages and endless lists: search engines must not list them. */
export const unlistedPages = [searchPath, liveSearchPath, forgotPasswordPath, ...memberPages] as const
