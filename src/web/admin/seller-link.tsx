import { Link } from 'react-router'
import { adminUsersPath } from '#contract/paths.ts'

type SellerLinkProps = { seller: { name: string; phone_number: string } }

/** Leads to the account: the search finds it by its number, whatever the shop is called now. */
export function SellerLink({ seller: { name, phone_number } }: SellerLinkProps) {
  return (
    <Link to={`${adminUsersPath}?q=${phone_number}`} className="break-words font-semibold hover:underline">
      {name}
    </Link>
  )
}
