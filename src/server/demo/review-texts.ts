import type { ReviewText, ReviewTexts } from './review-text.ts'
import { goodsReviews } from './review-texts-goods.ts'

const anyReviews: readonly ReviewTexts[] = [
  {
    rating: 5,
    fits: 'any',
    comments: [
      'Exactly as in the photo. Packing was strong, nothing damaged.',
      'Second order from this supplier. Same quality as the first time.',
      'Rate is fair and the bill came with the goods. GST credit no problem.',
      'Supplier answered every question in chat before I paid one rupee. Good people to deal with.',
      'बहुत अच्छा माल है। वज़न और गिनती दोनों पूरे मिले।',
      'Count was correct, each carton was numbered. Made our checking very easy.',
      'Maal ekdum first class hai. Next month phir order karenge.',
      'Reached two days before the promised date. My customers are happy.',
      'समय पर डिलीवरी, पैकिंग मज़बूत। दोबारा ज़रूर मंगाएंगे।',
      'Asked for a small sample first, bulk matched the sample. This is how business should be done.',
      'Took the bigger slab and the saving was real. Margin is good even after transport.',
      'Packing list, invoice, LR copy all sent on chat the same evening. Very professional.',
      'भाव ठीक है और माल उससे भी बेहतर। धन्यवाद।',
      'Our shop has sold the full lot in three weeks. Ordering double now.',
      'One piece was short in the count, they sent it with the next parcel without any argument.',
      'Bhai sahab ka vyavhaar bahut accha hai, jo bola wahi bheja.',
    ],
  },
  {
    rating: 4,
    fits: 'any',
    comments: [
      'Good quality. One day late, but the supplier told us in chat.',
      'Material is fine, outer carton was a little wet. Inside all okay.',
      'Value for money. Could give one more slab for regular buyers.',
      'माल अच्छा है, बस पैकिंग थोड़ी और मज़बूत होनी चाहिए।',
      'All good, only the invoice had our old address. They corrected it the same day.',
      'Thoda late aaya but quality mein koi kami nahi.',
      'Nice product for the price. Please add smaller packs also.',
      'Transport godown was far from our shop. Product itself is very good.',
      'A small part of the lot had marks from the road. Rest is perfect.',
      'ठीक-ठाक समय पर मिल गया। क्वालिटी फोटो जैसी ही है।',
      'Good supplier. Freight was on us, ask about it before ordering.',
      'Happy with the lot. Would like the batch number on the bill also.',
      'Quality accha hai, rate thoda kam ho sakta tha.',
    ],
  },
  {
    rating: 3,
    fits: 'any',
    comments: [
      'Average. Does the job, but not as clean as the photo.',
      'Product okay, delivery took nine days instead of five.',
      'माल ठीक है पर दो कार्टन दबे हुए मिले।',
      'Half the lot is very good, the other half is from some older stock.',
      'Theek hai, par itne rate mein thoda better expect kiya tha.',
      'Reply in chat came only after two days. Goods are acceptable.',
    ],
  },
  {
    rating: 2,
    fits: 'any',
    comments: [
      'Part of the lot was damaged and the return took long. Settled in the end.',
      'Not the grade that was promised in chat. We sold it at cost.',
      'पैकिंग कमज़ोर थी, रास्ते में नुकसान हुआ। सप्लायर ने आधा ही माना।',
      'Delivery was a week late and our season was over.',
    ],
  },
  {
    rating: 1,
    fits: 'any',
    comments: [
      'Wrong variant came and nobody picked the call for three days. Please check before you dispatch.',
      'गिनती में कमी निकली, अब तक हल नहीं हुआ।',
    ],
  },
]

/** Every comment by itself. */
export const reviewTexts: readonly ReviewText[] = [...anyReviews, ...goodsReviews].flatMap(
  ({ rating, fits, comments }) => comments.map((comment) => ({ rating, fits, comment })),
)
