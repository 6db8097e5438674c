import { leavingAccount } from './leaving-account.row.ts'
import { emptied, type Leaving } from './leaving-act.row.ts'
import { leavingTrade } from './leaving-trade.row.ts'

/**
 * What becomes of each table that holds something of people when one of them leaves, in the order in which it is erased.
 * Acts find people by their names and numbers, so the account itself comes last, in `erase.service.ts`.
 */
export const leaving: Readonly<Record<string, Leaving>> = {
  ...leavingTrade,
  ...leavingAccount,
  users: emptied('account'),
}

/** Tables that hold nothing of people. */
export const impersonal: readonly string[] = [
  'bank_rates',
  'blog_posts',
  'empty_searches',
  'eway_limits',
  'migrations',
  'settings',
  'upkeep_runs',
  'push_processes',
]
