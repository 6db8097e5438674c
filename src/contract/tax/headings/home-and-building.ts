import type { HeadingLines } from './heading-lines.ts'

/** HSN code, rate in percent, name; what differs. `5/18@2500` is 5 % up to that value of a piece in rupees, 18 % above. */
export const homeAndBuilding: HeadingLines = {
  'books-stationery-office-supplies': `
4901 0 Printed books
4820 0 Exercise books, notebooks, graph books; registers, diaries, files: 18 %
482010 18 Registers, diaries, account books, letter pads
482030 18 Files, folders, binders
4802 18 Paper, copier paper, A4 ream; for exercise books and notebooks: 0 %
4810 18 Coated and art paper
4811 18 Gummed and laminated paper, stickers
4817 18 Envelopes
4823 18 Other articles of paper, cups, plates
4911 18 Printed catalogues, posters
3506 18 Glue, gum, adhesive
3919 18 Adhesive tape
401692 0 Erasers
8214 0 Pencil sharpeners
8305 18 Paper clips, staples, file fittings
8443 18 Printers, toner, cartridges
8472 18 Staplers, punches, office machines
9608 18 Pens, markers, highlighters
9609 0 Pencils, crayons, chalk
9610 0 Slates for writing; boards: 18 %, sources differ
9611 18 Stamps, numbering devices
3215 18 Ink
8470 18 Calculators`,
  'chemicals-dyes-solvents': `
2501 0 Salt
2503 18 Sulphur
2806 18 Hydrochloric acid
2807 5 Sulphuric acid
2808 5 Nitric acid
2809 18 Phosphoric acid; fertiliser grade: 5 %, sources differ
2811 18 Other inorganic acids, silica, carbon dioxide
2814 5 Ammonia
2815 18 Caustic soda, potash lye
2817 18 Zinc oxide
2827 18 Chlorides, calcium chloride, poly aluminium chloride
2828 18 Hypochlorites, bleaching powder
2831 18 Hydrosulphite
2832 18 Sulphites
2833 18 Sulphates, alum
2835 18 Phosphates
2836 18 Carbonates, soda ash, bicarbonate
2839 18 Silicates
2847 18 Hydrogen peroxide; medicinal grade: 5 %
2902 18 Toluene, xylene, benzene
2903 18 Chlorinated solvents
2905 18 Methanol, isopropyl alcohol, glycol, glycerine
2907 18 Phenol
2909 18 Ethers
2914 18 Acetone, ketones
2915 18 Acetic acid, ethyl acetate, stearic acid
2917 18 Phthalates, oxalic acid
2918 18 Citric acid, tartaric acid
2922 18 Amines, amino acids
3201 5 Tanning extract of wattle, quebracho or chestnut; other extracts: 18 %
3203 18 Natural dyes and colours
3204 18 Dyes: reactive, acid, disperse, vat, direct
3206 18 Pigments, titanium dioxide
3402 18 Surfactants, wetting and washing agents
3505 18 Modified starch, dextrin
3507 18 Enzymes
3809 18 Finishing agents, softeners, fixing agents for textile and leather
3811 18 Additives for fuel and oil
3814 18 Thinners, mixed solvents
3824 18 Other chemical preparations
3901 18 Polyethylene granules
3902 18 Polypropylene granules
3904 18 PVC resin
3907 18 Epoxy, polyester, PET resin
3910 18 Silicones`,
  'construction-supplies': `
2505 5 Sand
2515 5 Marble blocks
2516 5 Granite blocks, sandstone
2517 5 Crushed stone, gravel, aggregate
2520 5 Gypsum, plaster of Paris
2522 5 Lime
2523 18 Cement
2715 18 Bitumen mixtures, emulsion
3214 18 Putty, sealant, grout, tile adhesive
3824 18 Admixtures for concrete, waterproofing
3917 18 Pipes, tubes and fittings of plastic, PVC, CPVC, HDPE
3920 18 Plastic sheets and film
3925 18 Water tanks, doors, windows of plastic
4407 18 Sawn timber
4411 18 MDF and fibre board; of bagasse, rice husk or jute: 5 %
4412 18 Plywood, block board; of bamboo: 5 %
4418 18 Doors, windows, frames of wood, shuttering; of bamboo: 5 %
6306 5/18@2500 Tarpaulins, tents
6802 18 Worked marble and granite, slabs; carved stone: 5 %
6806 18 Rock wool, insulation
6807 18 Bitumen membranes, felt
6809 18 Gypsum boards
6810 18 Concrete blocks, AAC blocks, pavers, precast
6811 18 Fibre cement sheets
6815 12 Fly ash bricks
6901 12 Bricks of siliceous earth
6904 12 Building bricks of clay
7005 18 Float glass
7210 18 Coated and roofing sheets of steel, galvanised
7213 18 Wire rods, coils
7214 18 TMT bars, steel rods
7216 18 Angles, channels, beams
7217 18 Binding wire
7306 18 Steel pipes and tubes
7308 18 Steel structures, scaffolding, props
7314 18 Wire mesh, nets, fencing, grill
7604 18 Aluminium profiles
7606 18 Aluminium sheets, composite panels
7610 18 Aluminium doors, windows, structures
8474 18 Concrete mixers, crushers, vibrators
9406 18 Prefabricated buildings, cabins`,
  'furniture-interior-decorative': `
3406 5 Candles
3918 18 PVC flooring, vinyl
4414 5 Picture frames of wood
4420 5 Wooden figures, boxes, marquetry
4814 18 Wallpaper
5701 5 Carpets, knotted
5702 5 Carpets, durries, rugs, woven
5703 5 Carpets, mats, tufted, artificial grass
5705 5 Other carpets and mats
6303 5/18@2500 Curtains, blinds
6304 5/18@2500 Cushion covers, furnishing
6702 18 Artificial flowers and plants
6913 5 Ceramic figures, vases, planters
7009 18 Mirrors; ornamental, framed by hand: 5 %
8306 5 Idols, statues and figures of brass and other metal, bells
9105 18 Wall clocks
9401 18 Chairs, sofas, stools, benches; of bamboo or cane: 5 %
9403 18 Tables, beds, cupboards, shelves, racks, desks and other furniture; of bamboo or cane: 5 %
9404 18 Mattresses, pillows; quilts of cotton up to ₹2,500: 5 %, of coir: sources differ
9405 18 Lamps, lanterns, chandeliers
9701 5 Paintings, art`,
  'hardware-paints': `
3208 18 Paints and varnishes, enamel, primer, wood polish
3209 18 Paints, water-based, emulsion, distemper
3210 18 Other paints
3213 18 Artists' colours; sources differ: 5 or 18 %
3214 18 Putty, sealants, wall filler
3506 18 Adhesives, glue
6804 18 Grinding and cutting wheels
6805 18 Sand paper, abrasive cloth
7307 18 Pipe fittings of steel
7312 18 Wire rope
7315 18 Chains
7317 18 Nails
7318 18 Screws, bolts, nuts, washers, rivets, anchors
7326 18 Other articles of iron and steel, clamps, brackets
7412 18 Brass and copper pipe fittings
8202 18 Saws and blades
8203 18 Pliers, cutters, files
8204 18 Spanners, wrenches, sockets
8205 18 Hammers, screwdrivers and other hand tools
8207 18 Drill bits, tool parts
8301 18 Locks, padlocks, keys
8302 18 Hinges, handles, castors, door closers, tower bolts, fittings
8311 18 Welding electrodes
8467 18 Power tools, drills, grinders
8481 18 Taps, valves, cocks
9603 18 Paint brushes, rollers, mops
6506 18 Safety helmets
4015 18 Rubber gloves; surgical and medical: 5 %
9017 18 Measuring tapes, levels`,
  'home-kitchen-appliances': `
3924 18 Plastic tableware, kitchenware, containers, buckets; feeding bottles: 5 %
4419 5 Wooden tableware, boards, rolling pins
6911 5 Porcelain tableware, crockery
6912 5 Ceramic and clay tableware, mugs
7010 18 Glass bottles and jars
7013 18 Glassware, tumblers
7321 18 Gas stoves, burners, grills; for kerosene: 5 %
7323 5 Utensils of steel and iron: pots, pans, tiffin, lunch box, kadhai, tawa, cookers
7418 5 Utensils of copper and brass
7615 5 Utensils of aluminium, pressure cookers, non-stick pans
8211 18 Kitchen knives
8215 18 Spoons, forks, ladles, cutlery
8414 18 Fans, exhaust fans, chimneys
8415 18 Air conditioners
8418 18 Refrigerators, freezers, water coolers, chillers
8421 18 Water purifiers, filters
8422 18 Dishwashers
8423 18 Weighing scales
8450 18 Washing machines
8452 5 Sewing machines
8508 18 Vacuum cleaners
8509 18 Mixers, grinders, juicers, blenders
8516 18 Irons, kettles, toasters, ovens, heaters, geysers, induction cookers, rice cookers
9603 18 Mops, brushes; brooms: 0 %
9617 18 Vacuum flasks, bottles`,
  'tiles-ceramics': `
6907 18 Tiles: floor, wall, vitrified, porcelain, mosaic
6904 12 Building bricks of clay
6905 12 Roofing tiles of clay
6902 18 Refractory bricks
6910 18 Wash basins, toilets, commodes, sanitary ware
6911 5 Porcelain tableware, crockery
6912 5 Ceramic and clay tableware, mugs
6913 5 Ceramic figures, vases, planters
6810 18 Cement tiles, pavers
6802 18 Marble and granite slabs and tiles
7016 18 Glass mosaic, glass bricks
3214 18 Tile adhesive, grout, epoxy
3922 18 Cisterns, baths, seats of plastic
8481 18 Taps, mixers, showers`,
}
