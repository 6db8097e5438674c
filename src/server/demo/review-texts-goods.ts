import type { ReviewTexts } from './review-text.ts'

/** Comments that only suit certain goods. */
export const goodsReviews: readonly ReviewTexts[] = [
  {
    rating: 5,
    fits: ['apparel-fashion'],
    comments: [
      'Cloth is soft and did not shrink after three washes. Sizes are true.',
      'Same shade in both cartons. Stitching is neat.',
      'कपड़ा मुलायम है, सिलाई पक्की। स्कूल यूनिफॉर्म के लिए बढ़िया।',
    ],
  },
  {
    rating: 4,
    fits: ['apparel-fashion'],
    comments: [
      'Colour is slightly lighter than the photo, fabric is very good.',
      'Size XL runs a little small, rest of the set is fine.',
    ],
  },
  {
    rating: 2,
    fits: ['apparel-fashion'],
    comments: ['Colour bled in the first wash. Please fix the dyeing.'],
  },
  {
    rating: 5,
    fits: ['bags-luggage'],
    comments: [
      'Zip runs smooth and the handle stitching took full load.',
      'Logo print on the bags came out sharp. Our shop looks better now.',
    ],
  },
  { rating: 4, fits: ['bags-luggage'], comments: ['Strong bag. Inner lining could be thicker.'] },
  {
    rating: 5,
    fits: ['footwear'],
    comments: [
      'Size set as ordered, no mixing of pairs. Sole bending is good.',
      'चप्पल हल्की और मज़बूत है, दुकान पर खूब चल रही है।',
    ],
  },
  { rating: 4, fits: ['footwear'], comments: ['Comfortable last. Shoe boxes were a bit crushed.'] },
  {
    rating: 3,
    fits: ['footwear'],
    comments: ['Three pairs had glue marks on the upper, had to clean by hand.'],
  },
  {
    rating: 5,
    fits: ['agri-products-equipments'],
    comments: [
      'Moisture was within what they said, colour of the lot is bright.',
      'दाने साफ़ और एक जैसे हैं, कंकड़ बिल्कुल नहीं।',
      'Weighed at our dharam kanta, full weight to the last bag.',
    ],
  },
  {
    rating: 4,
    fits: ['agri-products-equipments'],
    comments: ['Good lot. Some dust in two bags, rest clean.'],
  },
  {
    rating: 5,
    fits: ['drip-irrigation'],
    comments: [
      'Drippers give even flow till the last plant of the row.',
      'पाइप मोटा और नरम है, मोड़ने पर चटकता नहीं। खेत में बढ़िया चल रहा है।',
    ],
  },
  {
    rating: 4,
    fits: ['drip-irrigation'],
    comments: ['Good pipe. Two joiners were missing, they couriered them.'],
  },
  {
    rating: 5,
    fits: ['submersible-motors-pumps'],
    comments: [
      'Fitted at 180 feet, fills the tank in forty minutes. Very silent.',
      'Winding is copper as promised, amps are within the plate rating.',
      'मोटर ठंडी चलती है, वोल्टेज कम हो तब भी उठा लेती है।',
    ],
  },
  {
    rating: 4,
    fits: ['submersible-motors-pumps'],
    comments: ['Pump is strong. Cable given was shorter than we needed, so ask for the length first.'],
  },
  {
    rating: 5,
    fits: ['tiles-ceramics'],
    comments: [
      'Only two tiles broken in the full truck. Same shade number on all boxes.',
      'टाइल एकदम सीधी है, मिस्त्री भी खुश।',
    ],
  },
  {
    rating: 3,
    fits: ['tiles-ceramics'],
    comments: ['Two shade numbers came in one lot. Had to use them in separate rooms.'],
  },
  {
    rating: 5,
    fits: ['construction-supplies'],
    comments: [
      'Bundle tags and test certificate matched. Site engineer passed it at once.',
      'सरिया का वज़न सही निकला, मोड़ने पर दरार नहीं आई।',
    ],
  },
  {
    rating: 4,
    fits: ['construction-supplies'],
    comments: ['Material is good. Unloading labour was extra, settle it beforehand.'],
  },
  {
    rating: 5,
    fits: ['electricals-lights'],
    comments: [
      'Tested fifty pieces, not one failed. Brightness is as written.',
      'ISI mark is clear on each piece and the carton. No trouble from the inspector.',
    ],
  },
  {
    rating: 4,
    fits: ['electricals-lights'],
    comments: ['Light is good, driver gets slightly warm. No failures till now.'],
  },
  {
    rating: 5,
    fits: ['electronics-computers'],
    comments: [
      'Serial numbers are on the invoice, warranty card sealed. Genuine.',
      'Printer was running within ten minutes. Driver link was sent on chat.',
    ],
  },
  { rating: 4, fits: ['electronics-computers'], comments: ['Good device. Charger cable could be longer.'] },
  {
    rating: 5,
    fits: ['energy-power'],
    comments: [
      'Battery gives backup exactly as they worked out for our load.',
      'पैनल की पैकिंग बहुत अच्छी थी, एक भी कांच नहीं टूटा।',
    ],
  },
  { rating: 4, fits: ['energy-power'], comments: ['Inverter works fine, manual should be in Hindi also.'] },
  {
    rating: 5,
    fits: ['furniture-interior-decorative'],
    comments: [
      'Wood is solid and dry, no smell of fresh polish. Guests ask where we bought it.',
      'Carving is clean even on the back side. Worth the wait.',
    ],
  },
  {
    rating: 4,
    fits: ['furniture-interior-decorative'],
    comments: ['Beautiful piece. One screw packet was missing, bought it locally.'],
  },
  {
    rating: 5,
    fits: ['hardware-paints'],
    comments: [
      'Threads are clean, nuts run by hand. No rejection in the lot.',
      'पेंट का कवरेज अच्छा है, दो कोट में दीवार तैयार।',
    ],
  },
  { rating: 4, fits: ['hardware-paints'], comments: ['Good tools for the rate. Grip could be softer.'] },
  {
    rating: 5,
    fits: ['home-kitchen-appliances'],
    comments: [
      'Steel gauge is as told, does not dent. Hotel kitchen is using it daily.',
      'कुकर की सीटी और रबर दोनों बढ़िया, ग्राहक खुश हैं।',
    ],
  },
  {
    rating: 3,
    fits: ['home-kitchen-appliances'],
    comments: ['Works well but the lid handle was loose on several pieces.'],
  },
  {
    rating: 5,
    fits: ['industrial-equipments'],
    comments: [
      'Box ply is true, stacked five high with no sagging.',
      'Machine came with the trial video of the same serial number. Running without stop since.',
    ],
  },
  {
    rating: 4,
    fits: ['industrial-equipments'],
    comments: ['Solid build. Foundation bolts were not in the box.'],
  },
  {
    rating: 5,
    fits: ['chemicals-dyes-solvents'],
    comments: [
      'COA matched our lab, shade came right at the first dip.',
      'Drum seals were intact and the safety sheet was in the envelope.',
    ],
  },
  {
    rating: 4,
    fits: ['chemicals-dyes-solvents'],
    comments: ['Purity is good. Please print the batch date bigger.'],
  },
  {
    rating: 5,
    fits: ['beauty-cosmetics-care'],
    comments: [
      'Fragrance stays long and the labels have batch and expiry. Easy to sell.',
      'साबुन का झाग अच्छा है, त्वचा रूखी नहीं होती।',
    ],
  },
  {
    rating: 4,
    fits: ['beauty-cosmetics-care'],
    comments: ['Customers like it. One bottle leaked in transit, cap needs a seal.'],
  },
  {
    rating: 5,
    fits: ['books-stationery-office-supplies'],
    comments: [
      'Paper is thick, ink does not pass to the next page.',
      'रजिस्टर की बाइंडिंग पक्की है, पन्ने निकलते नहीं।',
    ],
  },
  {
    rating: 4,
    fits: ['books-stationery-office-supplies'],
    comments: ['Good notebooks. Ruling on a few pages was faint.'],
  },
  {
    rating: 5,
    fits: ['automobile-spares-parts'],
    comments: [
      'Part number matched and it fitted without filing. No complaint from the workshop.',
      'ब्रेक डिस्क एकदम सही बैठी, आवाज़ बिल्कुल नहीं।',
    ],
  },
  {
    rating: 4,
    fits: ['automobile-spares-parts'],
    comments: ['Good fitment. Please put a fitting leaflet in the box.'],
  },
]
