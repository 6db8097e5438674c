import { toRupees } from '#contract/products/price.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { averageOf, ratingOf } from '#server/products/rating.rules.ts'
import type { Figures } from './analytics.queries.ts'

type MissingGoods = Analytics['tasks']['missing_goods']

export function toAnalytics(
  { orders, days, products, reviewed, setup }: Figures,
  missing_goods: MissingGoods,
): Analytics {
  const { revenue_paise, to_confirm, ...counts } = orders
  return {
    orders: { ...counts, revenue: toRupees(revenue_paise) },
    products: { total: products.total, outOfStock: products.out_of_stock, lowStock: products.low_stock },
    reviews: toReviews(products, reviewed),
    revenue_by_day: days.map((day) => ({
      date: day.date,
      revenue: toRupees(day.revenue_paise),
      orders: day.orders,
    })),
    setup,
    tasks: {
      orders_to_confirm: to_confirm,
      low_stock: products.low_stock,
      out_of_stock: products.out_of_stock,
      rejected_products: products.rejected,
      missing_goods,
    },
  }
}

function toReviews(products: Figures['products'], reviewed: Figures['reviewed']) {
  const productReviewStats = reviewed.map((product) => ({
    product_id: product.product_id,
    product_name: product.product_name,
    reviewCount: product.review_count,
    avgRating: averageOf(product),
  }))
  const [mostReviewed] = productReviewStats
  return {
    total: products.review_count,
    avgRating: ratingOf(products),
    mostReviewedProduct: mostReviewed ?? null,
    productReviewStats,
  }
}
