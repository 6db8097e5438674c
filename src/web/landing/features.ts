import {
  ChartNoAxesColumn,
  Clock,
  Layers,
  type LucideIcon,
  MessageCircle,
  Search,
  ShoppingCart,
  Truck,
} from 'lucide-react'

type Feature = {
  icon: LucideIcon
  name: string
  buyers: string
  sellers: string
}

export const features: readonly Feature[] = [
  {
    icon: Search,
    name: 'Search and categories',
    buyers: 'Find products by name or by trade category',
    sellers: 'Appear in search and in your category page',
  },
  {
    icon: Layers,
    name: 'Slab pricing',
    buyers: 'See the price for 50, 200 or 500 pieces before you ask',
    sellers: 'Set quantity slabs once, quote the same to all',
  },
  {
    icon: Clock,
    name: 'Live offers',
    buyers: 'Lots at a good price, with the time that is left',
    sellers: 'Sell a lot quickly, with an end you choose',
  },
  {
    icon: ShoppingCart,
    name: 'One cart',
    buyers: 'Goods of many suppliers in one cart, one address, one click',
    sellers: 'Each order reaches you complete, with quantity and address',
  },
  {
    icon: MessageCircle,
    name: 'Direct chat',
    buyers: 'Talk to the supplier before you order',
    sellers: 'Answer buyer questions in one inbox',
  },
  {
    icon: Truck,
    name: 'Order tracking',
    buyers: 'Pending, Confirmed, Shipped, Delivered in one view',
    sellers: 'Update the status, the buyer is told at once',
  },
  {
    icon: ChartNoAxesColumn,
    name: 'Business numbers',
    buyers: 'Your orders and spend in your profile',
    sellers: 'Revenue, low stock and reviews in your console',
  },
]
