/** Every word of the admin's list of accounts. */
export const usersTexts = {
  title: 'Users',
  lead: 'Find an account by name, company, email, phone or GST number.',
  find: 'Find an account',
  kinds: {
    all: 'All',
    buyer: 'Buyers',
    requested: 'Applicants',
    seller: 'Sellers',
    admin: 'Admins',
    suspended: 'Suspended',
  },
  kind: { buyer: 'Buyer', requested: 'Applicant', seller: 'Seller', admin: 'Admin' },
  kindLabel: 'Kind of account',
  list: 'Accounts',
  demo: 'Demo',
  suspended: 'Suspended',
  since: (day: string) => `Since ${day}`,
  suspendedOn: (day: string) => `Suspended on ${day}`,
  devices: (count: number) =>
    count === 0 ? 'Not signed in' : `Signed in on ${count} ${count === 1 ? 'device' : 'devices'}`,
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  end: 'End sessions',
  of: (verb: string, name: string) => `${verb}: ${name}`,
  suspendTitle: 'Suspend this account',
  suspendText:
    'No sign-in, open sessions end, listings are hidden. Orders and chats stay for the other side.',
  quick: [
    'Orders were not delivered.',
    'Listings show goods that are not for sale.',
    'The documents belong to somebody else.',
    'The user insulted other users.',
  ],
  endTitle: 'End all sessions',
  profile: 'Public profile',
} as const
