import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import { chanceOf, uuidOf } from './chance.ts'
import { applicants, type DemoApplicant } from './data/applicants.ts'
import { buyers, type DemoBuyer } from './data/buyers.ts'
import { type DemoSeller, sellers } from './data/sellers.ts'
import { span, textOf } from './dates.ts'
import { signIns } from './sign-ins.ts'

export const idOfSeller = ({ company_name }: DemoSeller) => uuidOf('seller', company_name)
export const idOfBuyer = ({ email }: DemoBuyer) => uuidOf('buyer', email)
export const idOfApplicant = ({ email }: DemoApplicant) => uuidOf('applicant', email)

// No hash has this form, so no password matches.
const noPassword = 'none'

type Published = { readonly phone: string; readonly hash: string }

/** Only the first of each kind can sign in. Indian mobile numbers never begin with 0, so the others reach nobody. */
const signInOf = (place: number, base: number, { phone, hash }: Published) =>
  place === 0
    ? { phone_number: phone, password_hash: hash }
    : { phone_number: String(base + place), password_hash: noPassword }

export const gstNumberOf = (prefix: string) => `${prefix}${gstCheckCharacter(prefix)}`

export function makeUsers(now: number, hash: string) {
  const since = (name: string) => textOf(now - chanceOf('since', name).whole(420, 900) * span.day)
  const sellerRows = sellers.map((seller, place) => ({
    user_id: idOfSeller(seller),
    account_type: 'seller',
    full_name: seller.owner,
    email: seller.email,
    ...signInOf(place, 910_000_000_100, { phone: signIns.seller, hash }),
    address: seller.address,
    gst_number: gstNumberOf(seller.gst_prefix),
    company_name: seller.company_name,
    business_type: seller.business_type,
    city: seller.city,
    state: seller.state,
    website: seller.website ?? null,
    is_seller_verified: true,
    is_demo: true,
    created_at: since(seller.company_name),
  }))
  const buyerRows = buyers.map((buyer, place) => ({
    user_id: idOfBuyer(buyer),
    account_type: 'buyer',
    full_name: buyer.full_name,
    email: buyer.email,
    ...signInOf(place, 910_000_000_200, { phone: signIns.buyer, hash }),
    address: buyer.address,
    gst_number: gstNumberOf(buyer.gst_prefix),
    company_name: buyer.company,
    business_type: null,
    city: buyer.city,
    state: buyer.state,
    website: null,
    is_seller_verified: false,
    is_demo: true,
    created_at: since(buyer.email),
  }))
  return [...sellerRows, ...buyerRows, ...applicantRows(now), adminRow(hash, since('admin'))]
}

const applicantRows = (now: number) =>
  applicants.map((applicant, place) => ({
    user_id: idOfApplicant(applicant),
    account_type: 'requested',
    full_name: applicant.owner,
    email: applicant.email,
    phone_number: String(910_000_000_300 + place),
    password_hash: noPassword,
    address: applicant.address,
    gst_number: gstNumberOf(applicant.gst_prefix),
    company_name: applicant.company_name,
    business_type: null,
    city: null,
    state: null,
    website: null,
    is_seller_verified: false,
    is_demo: true,
    created_at: textOf(now - (applicant.hours_ago + 5) * span.hour),
  }))

const adminRow = (password_hash: string, created_at: string) => ({
  user_id: uuidOf('admin'),
  account_type: 'admin',
  full_name: 'Nandini Rao',
  email: 'admin@market.example',
  phone_number: signIns.admin,
  password_hash,
  address: 'Demo office, Residency Road, Bengaluru 560025',
  gst_number: gstNumberOf('29ZZZFV0000A1Z'),
  company_name: null,
  business_type: null,
  city: 'Bengaluru',
  state: 'Karnataka',
  website: null,
  is_seller_verified: false,
  is_demo: true,
  created_at,
})

/** The most used address is saved last, so that the form offers it first. */
export const makeAddresses = (now: number) =>
  buyers.flatMap((buyer) =>
    [buyer, ...buyer.further_addresses].map(({ state, city, postal_code, ship_address }, place) => ({
      address_id: uuidOf('address', buyer.email, place),
      user_id: idOfBuyer(buyer),
      state,
      city,
      postal_code,
      ship_address,
      created_at: textOf(now - (100 + place) * span.day),
    })),
  )
