import { ChartNoAxesColumn, Clock, Layers, MessageCircle, Search, ShoppingCart, Truck } from 'lucide-react'
import { featureTexts as texts } from './feature-texts.ts'

export const features = [
  { icon: Search, ...texts.search },
  { icon: Layers, ...texts.slabs },
  { icon: Clock, ...texts.live },
  { icon: ShoppingCart, ...texts.cart },
  { icon: MessageCircle, ...texts.chat },
  { icon: Truck, ...texts.orders },
  { icon: ChartNoAxesColumn, ...texts.numbers },
]
