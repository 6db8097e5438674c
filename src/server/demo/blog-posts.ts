import { buildingPosts } from './blog-posts/building.ts'
import { carePosts } from './blog-posts/care.ts'
import { goodsPosts } from './blog-posts/goods.ts'
import { machinePosts } from './blog-posts/machines.ts'
import { moneyPosts } from './blog-posts/money.ts'
import { powerPosts } from './blog-posts/power.ts'
import { tradePosts } from './blog-posts/trade.ts'
import { transportPosts } from './blog-posts/transport.ts'
import type { DemoPost } from './demo-post.ts'

/** The blog posts of the demo market. */
export const blogPosts: readonly DemoPost[] = [
  ...moneyPosts,
  ...tradePosts,
  ...transportPosts,
  ...buildingPosts,
  ...machinePosts,
  ...powerPosts,
  ...goodsPosts,
  ...carePosts,
]
