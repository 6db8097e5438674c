import type { Block } from '#contract/blocks/block.ts'
import type { BlockRow } from './block.queries.ts'

export const toBlock = ({ created_at, ...row }: BlockRow): Block => ({
  ...row,
  blocked_at: created_at.toISOString(),
})
