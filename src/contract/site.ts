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

/** Pages that are there for everybody and that search engines are led to. */
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

/** Pages of one person: nobody keeps their documents, though these hold nothing of anybody. */
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

/** Those, and lists without an end: search engines stay out. */
export const unlistedPages = [searchPath, liveSearchPath, forgotPasswordPath, ...memberPages] as const
