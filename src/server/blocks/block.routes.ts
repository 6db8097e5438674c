import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/blocks/block.ts'
import { blocks as texts } from '#contract/texts/desk/blocks.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toBlock } from './block.reply.ts'
import * as blocks from './block.service.ts'

export function blockRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listBlocks, async (_, caller) => ({
    success: true as const,
    blocks: (await blocks.listBlocks(db, caller)).map(toBlock),
  }))
  route(app, contract.blockUser, async ({ userId }, caller) =>
    success(texts.blocked({ name: await blocks.blockUser(db, caller, userId) })),
  )
  route(app, contract.liftBlock, async ({ userId }, caller) =>
    success(texts.lifted({ name: await blocks.liftBlock(db, caller, userId) })),
  )
}
