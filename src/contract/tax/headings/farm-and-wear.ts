import type { HeadingLines } from './heading-lines.ts'

/** HSN code, rate in percent, name; what differs. `5/18@2500` is 5 % up to that value of a piece in rupees, 18 % above. */
export const farmAndWear: HeadingLines = {
  'agri-products-equipments': `
0409 0 Honey; pre-packaged and labelled: 5 %
0701 0 Potatoes, fresh
0702 0 Tomatoes, fresh
0703 0 Onions, garlic and leeks, fresh
0709 0 Other vegetables, fresh
0713 0 Pulses, dal, chana; pre-packaged and labelled up to 25 kg: 5 %
0801 5 Cashew nuts; fresh coconuts: 0 %
0802 5 Almonds, walnuts, pistachios and other nuts
0803 0 Bananas, fresh
0804 5 Dates, figs, dried mangoes; fresh mangoes and guavas: 0 %
0806 5 Raisins; fresh grapes: 0 %
0813 5 Dried fruit
0901 5 Coffee, roasted; green beans: 0 %
0902 5 Tea
0904 5 Pepper, dried chilli and chilli powder
0906 5 Cinnamon
0907 5 Cloves
0908 5 Cardamom, nutmeg and mace
0909 5 Cumin, coriander, fennel seeds
0910 5 Turmeric, ginger, saffron and other spices, masala; fresh ginger and turmeric: 0 %
1001 0 Wheat; pre-packaged and labelled up to 25 kg: 5 %
1005 0 Maize, corn; pre-packaged and labelled up to 25 kg: 5 %
1006 0 Rice, paddy, basmati; pre-packaged and labelled up to 25 kg: 5 %
1008 0 Millets, bajra, ragi; pre-packaged and labelled up to 25 kg: 5 %
1101 0 Wheat flour, atta, maida; pre-packaged and labelled up to 25 kg: 5 %
1201 5 Soya beans; seed for sowing: 0 %
1202 5 Groundnuts, peanuts; seed for sowing: 0 %
1205 5 Mustard and rape seed; seed for sowing: 0 %
1207 5 Sesame, til and other oil seeds; seed for sowing: 0 %
1209 0 Seeds for sowing
1211 5 Medicinal plants and herbs, dried
1507 5 Soya bean oil
1508 5 Groundnut oil
1511 5 Palm oil
1512 5 Sunflower and cottonseed oil
1513 5 Coconut oil
1514 5 Mustard oil
1701 5 Sugar; jaggery, loose: 0 %
2309 0 Animal feed, cattle and poultry feed; dog and cat food: 18 %
3101 5 Organic manure, compost, vermicompost; loose without brand: 0 %
3102 5 Urea and nitrogen fertiliser
3103 5 Phosphate fertiliser
3104 5 Potash fertiliser
3105 5 NPK and mixed fertiliser
3808 18 Pesticides, insecticides, fungicides, weedkillers; listed bio-pesticides: 5 %
5201 5 Raw cotton
8201 0 Hand tools for farming: spades, sickles, hoes
8432 5 Ploughs, rotavators, cultivators, seed drills
8433 5 Harvesters, threshers, mowers
8434 18 Milking and dairy machines; sources differ: 5 or 18 %
8436 5 Poultry and other farm machines
8437 18 Seed cleaning, grading and milling machines; sources differ: 5 or 18 %
8701 5 Tractors; road tractors above 1,800 cc: 18 %`,
  'apparel-fashion': `
5007 5 Silk fabric
5112 5 Woollen fabric
5205 5 Cotton yarn
5208 5 Cotton fabric up to 200 g
5209 5 Cotton fabric above 200 g, denim
5401 5 Sewing thread
5402 5 Synthetic filament yarn
5407 5 Polyester and nylon fabric
5408 5 Viscose and rayon fabric
5513 5 Blended fabric of polyester and cotton
5516 5 Fabric of artificial fibre
5804 5 Lace and net
5806 5 Tapes and narrow fabric
5807 5 Woven labels and badges
5810 5 Embroidery
6006 5 Knitted fabric, hosiery cloth
6101 5/18@2500 Coats and jackets for men, knitted
6102 5/18@2500 Coats and jackets for women, knitted
6103 5/18@2500 Suits, track pants, joggers and shorts for men, knitted
6104 5/18@2500 Dresses, leggings, skirts and suits for women, knitted
6105 5/18@2500 Polo shirts and shirts for men, knitted
6106 5/18@2500 Blouses and tops for women, knitted
6107 5/18@2500 Underwear and pyjamas for men, knitted
6108 5/18@2500 Underwear, nightwear for women, knitted
6109 5/18@2500 T-shirts, singlets and vests, knitted
6110 5/18@2500 Sweaters, sweatshirts, hoodies, pullovers
6111 5/18@2500 Clothes for babies, knitted
6112 5/18@2500 Tracksuits, swimwear
6114 5/18@2500 Other knitted clothes
6115 5/18@2500 Socks, stockings, tights
6116 5/18@2500 Gloves, knitted
6201 5/18@2500 Coats, jackets, raincoats for men, woven
6202 5/18@2500 Coats and jackets for women, woven
6203 5/18@2500 Suits, trousers, jeans, shorts for men, woven
6204 5/18@2500 Dresses, kurtis, kurta sets, salwar, lehenga for women, woven
6205 5/18@2500 Shirts for men, woven
6206 5/18@2500 Blouses, shirts, kurtas and tops for women, woven
6207 5/18@2500 Underwear, lungis, dhoti, pyjamas for men, woven
6208 5/18@2500 Nightwear, nighties, slips for women, woven
6209 5/18@2500 Clothes for babies, woven
6210 5/18@2500 Coated and protective clothes, aprons
6211 5/18@2500 Uniforms, workwear, overalls, other clothes, woven
6212 5/18@2500 Brassieres, girdles, corsets
6214 5/18@2500 Shawls, stoles, scarves, dupatta
6215 5/18@2500 Ties
6217 5/18@2500 Belts of cloth and other accessories
5208 5 Sarees of cotton
5407 5 Sarees of polyester
5007 5 Sarees of silk
6301 5/18@2500 Blankets
6302 5/18@2500 Bed sheets, bed linen, towels, table and kitchen linen
6303 5/18@2500 Curtains
6304 5/18@2500 Bedspreads, cushion covers, furnishing
6307 5/18@2500 Dusters, masks, other made-up textiles
6505 5 Caps and hats
7113 3 Jewellery of gold, silver, platinum
7117 3 Imitation jewellery, bangles; of glass: 0 %`,
  'bags-luggage': `
4202 18 Bags for school, travel, laptops and tools, handbags, backpacks, trolleys, suitcases, briefcases, luggage, purses, wallets; handbags of cotton or jute: 5 %
4602 5 Baskets of cane and bamboo
4819 5 Corrugated boxes and cartons
3923 18 Plastic bags, pouches, bottles, packing
6305 5/18@2500 Sacks and bags of jute, cotton or polypropylene, tote and shopping bags
4203 18 Leather belts, jackets, gloves; gloves for sports: 5 %`,
  'beauty-cosmetics-care': `
3301 18 Essential oils; natural mint oils: 5 %, sources differ
3303 18 Perfumes, attar
3304 18 Make-up, cream, lotion, lipstick, sunscreen, nail polish, face wash
330491 5 Talcum powder, face powder
3305 5 Hair oil, shampoo; hair dye and other hair care: 18 %
330590 18 Hair colour, dye, henna, hair serum, gel
3306 5 Toothpaste, tooth powder; mouthwash: 18 %
3307 18 Deodorants, bath salts, room fresheners
330710 5 Shaving cream, after-shave
330741 5 Agarbatti, incense, dhoop
3401 5 Toilet soap in bars; other soap: 18 %
340130 18 Body wash, hand wash, liquid soap, face wash
3402 18 Detergent, dish wash, cleaning liquid
3004 5 Medicines, ayurvedic medicines, balm
3005 5 Bandages, cotton wool, plasters
4818 18 Tissue, napkins, toilet paper
8212 18 Razors and blades
8510 18 Shavers and trimmers
960321 5 Toothbrushes
961900 0 Sanitary napkins; napkins for babies: 5 %
9615 5 Combs, hair pins, hair clips
9616 18 Scent sprays, powder puffs, make-up brushes`,
  footwear: `
6401 5/18@2500 Gumboots, waterproof footwear
6402 5/18@2500 Footwear of rubber or plastic: slippers, sandals, flip-flops, sports shoes
6403 5/18@2500 Leather footwear, shoes, boots, safety shoes
6404 5/18@2500 Canvas and textile footwear, sneakers, running shoes
6405 5/18@2500 Other footwear, juttis, mojari, kolhapuri, chappal
6406 18 Parts of footwear: soles, insoles, heels, laces
4107 5 Finished leather`,
}
