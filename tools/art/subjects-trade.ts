import type { Row } from './subject.ts'

/** Farm, workshop, building and machinery. */
export const tradeRows: readonly Row[] = [
  // agri-products-equipments
  ['tractor', 'tractor', ['solo leaf horizon', 0], ['pair peach disc', 120, { art: 'grain-sack' }]],
  ['rice-sheaf', 'sheaf-of-rice', ['solo lemon sweep', 0], ['pair sand wood', 0, { art: 'grain-sack' }]],
  ['seedling', 'seedling', ['podium mint arch', 0], ['crowd clay horizon', 0, 20, -14]],
  ['red-chilli', 'hot-pepper', ['flat lemon split', 0], ['scatter leaf sweep', 0, 5, 106, 0, -8]],
  ['grain-sack', 'grain-sack', ['solo sand horizon', 0], ['trio leaf panes', 0, -14, 8]],
  ['onion', 'onion', ['solo rose horizon', 0], ['crowd lilac wood', -40, -46, -34]],
  ['maize', 'ear-of-corn', ['flat sky split', 0]],
  ['sprayer', 'sprayer', ['solo ice corner', 0]],
  // automobile-spares-parts
  ['tyre', 'wheel', ['solo stone horizon', 0], ['heap sky corner', 0]],
  ['car', 'automobile', ['large sky horizon', 0], ['pair mint panes', 232, 116]],
  ['scooter', 'motor-scooter', ['solo lilac disc', 0], ['pair lemon horizon', 130, -60]],
  ['oil-drum', 'oil-drum', ['solo clay horizon', 140], ['trio ice panes', 190, 60, 0]],
  ['brake-disc', 'brake-disc', ['solo sky sweep', 0], ['beside stone split', 40, 210]],
  ['auto-battery', 'auto-battery', ['solo lemon corner', 0], ['heap rose horizon', 110, 0, 220]],
  ['spark-plug', 'spark-plug', ['lean ice split', 0], ['scatter peach sweep', 0]],
  // chemicals-dyes-solvents
  ['test-tube', 'test-tube', ['flat mint sweep', 0], ['fan lilac rays', 120, 0, 220]],
  ['alembic', 'alembic', ['solo lilac disc', 0], ['podium lemon horizon', -110]],
  ['chemical-drum', 'chemical-drum', ['solo sky horizon', 0], ['trio leaf corner', -60, 0, 132]],
  ['water-drop', 'droplet', ['solo ice sweep', 0], ['crowd lilac horizon', 60, 0, 100, -40, 130]],
  [
    'colour-palette',
    'artist-palette',
    ['lean rose sweep', 0],
    ['both sky terrazzo', { art: 'paintbrush', dye: 90 }, 0],
  ],
  ['powder-bag', 'powder-bag', ['solo lemon horizon', 0]],
  // construction-supplies
  ['bricks', 'bricks', ['solo sand horizon', 0], ['close sky split', -6]],
  ['cement-bag', 'cement-bag', ['solo stone corner', 0], ['heap clay horizon', 205, 0, 205]],
  ['steel-rods', 'steel-rods', ['lean sky split', 0], ['close peach sweep', 0]],
  ['safety-helmet', 'safety-helmet', ['solo teal horizon', 0], ['trio sand corner', 170, -40, 0]],
  ['timber', 'timber', ['solo leaf horizon', 0], ['twins ice panes', -8, { art: 'wood' }]],
  ['crane', 'building-construction', ['large lemon disc', 0], ['large sky panes', 170]],
  // drip-irrigation
  ['drip-pipe', 'drip-pipe', ['solo leaf sweep', 0], ['both sky split', 0, { art: 'drip-pipe', dye: 70 }]],
  ['sprinkler', 'sprinkler', ['solo mint horizon', 0], ['pair lemon corner', 80, 0]],
  ['tap', 'tap', ['lean sky sweep', 0], ['both sand split', 'brass', 0]],
  ['potted-plant', 'potted-plant', ['solo clay arch', 0], ['trio lilac horizon', 190, 30, 330]],
  ['valve', 'valve', ['solo peach horizon', 0], ['both mint split', 130, -60]],
  ['filter-tank', 'filter-tank', ['solo ice corner', 0], ['trio leaf horizon', -80, 0, 130]],
  // hardware-paints
  [
    'hammer-wrench',
    'hammer-and-wrench',
    ['lean peach sweep', 0],
    ['beside sky split', { art: 'hammer' }, { art: 'wrench' }],
  ],
  ['paint-bucket', 'paint-bucket', ['solo lemon horizon', 0], ['trio ice panes', 150, 210, 40]],
  ['nut-bolt', 'nut-and-bolt', ['flat sand split', 0], ['nine teal sweep', 'steel', 'brass']],
  ['screwdriver', 'screwdriver', ['lean mint split', 0], ['fan stone sweep', 210, 40, 0]],
  ['saw', 'carpentry-saw', ['lean sky sweep', 0], ['both leaf terrazzo', { art: 'hammer' }, 0]],
  ['padlock', 'locked', ['solo lilac horizon', 0], ['pair leaf corner', 'steel', { art: 'locked-with-key' }]],
  ['paintbrush', 'paintbrush', ['flat rose split', 0], ['fan leaf sweep', 130, -70, 0]],
  // industrial-equipments
  ['gear', 'gear', ['solo ice disc', 0], ['both peach split', 'brass', 'steel']],
  ['conveyor', 'conveyor', ['large sand horizon', 0], ['large sky corner', 180]],
  ['clamp', 'clamp', ['solo lemon sweep', 0], ['fan lilac split', 'black', -160, 0]],
  ['chain', 'chains', ['lean rose sweep', 0], ['close stone split', 'steel']],
  ['air-compressor', 'air-compressor', ['solo sky horizon', 0], ['podium lemon corner', 210]],
  ['corrugated-box', 'package', ['solo mint horizon', 0], ['heap lilac corner', 0]],
  ['gauge', 'gauge', ['solo teal sweep', 0]],
  // submersible-motors-pumps
  ['submersible-pump', 'submersible-pump', ['large sky horizon', 0], ['fan sand sweep', 190, 0, 120]],
  ['electric-motor', 'electric-motor', ['solo lemon horizon', 0], ['pair stone corner', 130, -70]],
  ['monoblock-pump', 'monoblock-pump', ['solo mint disc', 0], ['podium peach horizon', 105]],
  ['pvc-pipe', 'pvc-pipe', ['solo sky sweep', 0], ['close clay split', 0]],
  ['control-panel', 'control-panel', ['solo leaf horizon', 0], ['twins lilac corner', 'navy', 'forest']],
  ['pump-cable', 'pump-cable', ['solo rose horizon', 0], ['pair ice corner', 130, -110]],
  // energy-power
  ['solar-panel', 'solar-panel', ['large lemon disc', 0], ['pair leaf horizon', 0]],
  ['battery', 'battery', ['solo mint sweep', 0], ['row sky horizon', 0, 120, -60]],
  ['inverter', 'inverter', ['solo peach horizon', 0], ['podium lilac arch', 180]],
  ['generator', 'generator', ['solo sand corner', 0], ['large ice panes', 170]],
  ['ev-charger', 'ev-charger', ['solo sky disc', 0]],
  ['wind-turbine', 'wind-turbine', ['large ice horizon', 0]],
]
