import type { Keep } from './colours.ts'
import { type Subject, subjectsOf } from './subject.ts'
import { homeRows } from './subjects-home.ts'
import { tradeRows } from './subjects-trade.ts'

/** Hues that stay when the rest changes: leaves, wood, water, flames, signal lamps. */
const leaves = [100, 165] as const
const wood = [35, 84] as const
const water = [195, 290] as const
const keeps: Record<string, Keep | undefined> = {
  bed: wood,
  'control-panel': [0, 360],
  'gas-stove': water,
  paintbrush: wood,
  pencil: [40, 78],
  'picture-frame': [105, 290],
  'potted-plant': leaves,
  'pump-cable': wood,
  'red-chilli': leaves,
  tap: water,
  'thread-spool': wood,
  tractor: [165, 120],
  car: [60, 345],
  'wash-basin': water,
}

export const subjects: readonly Subject[] = [...subjectsOf(tradeRows), ...subjectsOf(homeRows)].map(
  (subject) => {
    const keep = keeps[subject.name]
    return keep ? { ...subject, keep } : subject
  },
)

/** The drawing of each category, by slug. */
export const categories: Readonly<Record<string, string>> = {
  all: 'all-categories',
  'agri-products-equipments': 'tractor',
  'apparel-fashion': 'dress',
  'automobile-spares-parts': 'wheel',
  'bags-luggage': 'luggage',
  'beauty-cosmetics-care': 'lotion-bottle',
  'books-stationery-office-supplies': 'books',
  'chemicals-dyes-solvents': 'alembic',
  'construction-supplies': 'bricks',
  'drip-irrigation': 'sprinkler',
  'electricals-lights': 'light-bulb',
  'electronics-computers': 'laptop',
  footwear: 'running-shoe',
  'furniture-interior-decorative': 'couch-and-lamp',
  'hardware-paints': 'paint-bucket',
  'home-kitchen-appliances': 'pressure-cooker',
  'industrial-equipments': 'gear',
  'submersible-motors-pumps': 'monoblock-pump',
  'tiles-ceramics': 'wall-tile',
  'energy-power': 'solar-panel',
}
