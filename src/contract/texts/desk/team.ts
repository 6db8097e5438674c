import { sentences } from '#contract/texts/sentences.ts'

/** The admins and their roles. */
export const team = sentences('team', {
  added: ({ name }: { name: string }) => `The account of ${name} is open.`,
  roleChanged: ({ name }: { name: string }) => `${name} has the new role now.`,
  unknownRole: 'This role does not exist',
  ownRole: 'Another owner changes your role, so that one is always left.',
  onlyOwners: 'Only an owner may do this to the account of an admin.',
})
