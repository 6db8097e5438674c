import type { CategorySlug } from '#contract/category.ts'
import type { Good } from './good.ts'
import { goods as agri } from './goods/agri-products-equipments.ts'
import { goods as moreAgri } from './goods/agri-products-equipments-2.ts'
import { goods as apparel } from './goods/apparel-fashion.ts'
import { goods as moreApparel } from './goods/apparel-fashion-2.ts'
import { goods as automobile } from './goods/automobile-spares-parts.ts'
import { goods as moreAutomobile } from './goods/automobile-spares-parts-2.ts'
import { goods as bags } from './goods/bags-luggage.ts'
import { goods as moreBags } from './goods/bags-luggage-2.ts'
import { goods as beauty } from './goods/beauty-cosmetics-care.ts'
import { goods as moreBeauty } from './goods/beauty-cosmetics-care-2.ts'
import { goods as stationery } from './goods/books-stationery-office-supplies.ts'
import { goods as moreStationery } from './goods/books-stationery-office-supplies-2.ts'
import { goods as chemicals } from './goods/chemicals-dyes-solvents.ts'
import { goods as moreChemicals } from './goods/chemicals-dyes-solvents-2.ts'
import { goods as construction } from './goods/construction-supplies.ts'
import { goods as moreConstruction } from './goods/construction-supplies-2.ts'
import { goods as irrigation } from './goods/drip-irrigation.ts'
import { goods as moreIrrigation } from './goods/drip-irrigation-2.ts'
import { goods as electricals } from './goods/electricals-lights.ts'
import { goods as moreElectricals } from './goods/electricals-lights-2.ts'
import { goods as electronics } from './goods/electronics-computers.ts'
import { goods as moreElectronics } from './goods/electronics-computers-2.ts'
import { goods as energy } from './goods/energy-power.ts'
import { goods as moreEnergy } from './goods/energy-power-2.ts'
import { goods as footwear } from './goods/footwear.ts'
import { goods as moreFootwear } from './goods/footwear-2.ts'
import { goods as furniture } from './goods/furniture-interior-decorative.ts'
import { goods as moreFurniture } from './goods/furniture-interior-decorative-2.ts'
import { goods as hardware } from './goods/hardware-paints.ts'
import { goods as moreHardware } from './goods/hardware-paints-2.ts'
import { goods as kitchen } from './goods/home-kitchen-appliances.ts'
import { goods as moreKitchen } from './goods/home-kitchen-appliances-2.ts'
import { goods as industrial } from './goods/industrial-equipments.ts'
import { goods as moreIndustrial } from './goods/industrial-equipments-2.ts'
import { goods as pumps } from './goods/submersible-motors-pumps.ts'
import { goods as morePumps } from './goods/submersible-motors-pumps-2.ts'
import { goods as tiles } from './goods/tiles-ceramics.ts'
import { goods as moreTiles } from './goods/tiles-ceramics-2.ts'

/** The goods of the demo market, by category. */
export const goodsOf: Readonly<Record<CategorySlug, readonly Good[]>> = {
  'agri-products-equipments': [...agri, ...moreAgri],
  'apparel-fashion': [...apparel, ...moreApparel],
  'automobile-spares-parts': [...automobile, ...moreAutomobile],
  'bags-luggage': [...bags, ...moreBags],
  'beauty-cosmetics-care': [...beauty, ...moreBeauty],
  'books-stationery-office-supplies': [...stationery, ...moreStationery],
  'chemicals-dyes-solvents': [...chemicals, ...moreChemicals],
  'construction-supplies': [...construction, ...moreConstruction],
  'drip-irrigation': [...irrigation, ...moreIrrigation],
  'electricals-lights': [...electricals, ...moreElectricals],
  'electronics-computers': [...electronics, ...moreElectronics],
  footwear: [...footwear, ...moreFootwear],
  'furniture-interior-decorative': [...furniture, ...moreFurniture],
  'hardware-paints': [...hardware, ...moreHardware],
  'home-kitchen-appliances': [...kitchen, ...moreKitchen],
  'industrial-equipments': [...industrial, ...moreIndustrial],
  'submersible-motors-pumps': [...pumps, ...morePumps],
  'tiles-ceramics': [...tiles, ...moreTiles],
  'energy-power': [...energy, ...moreEnergy],
}
