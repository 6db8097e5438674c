import type { TradeWord } from './trade-word.ts'

/** Telephones, computers and pictures; English words in Indian scripts. */
export const electronicsWords: readonly TradeWord[] = [
  [
    'mobile, mobail, मोबाइल, મોબાઇલ, মোবাইল, மொபைல், మొబైల్, mobile phone, फोन, fone, phone, ફોન, ফোন',
    'smartphone, mobile, phone',
  ],
  ['mobile cover, mobile ka cover, back cover, मोबाइल कवर', 'mobile cover'],
  ['screen guard, tempered, taimpard glass, टेम्पर्ड', 'tempered glass'],
  ['tv, t v, टीवी, television, telivijan, टेलीविजन, ટીવી, টিভি, டிவி, టీవీ', 'television, tv'],
  ['leptop, laptap, लैपटॉप, લેપટોપ, ল্যাপটপ, லேப்டாப், ల్యాప్‌టాప్', 'laptop'],
  ['computer, kampyutar, कंप्यूटर, કમ્પ્યુટર, কম্পিউটার', 'laptop, computer, monitor'],
  ['kibord, keybord, कीबोर्ड, કીબોર્ડ', 'keyboard'],
  ['printar, प्रिंटर, પ્રિન્ટર, প্রিন্টার', 'printer'],
  ['kaimra, kemra, कैमरा, કેમેરા, ক্যামেরা, கேமரா, కెమెరా', 'camera'],
  ['cctv, sisitivi, सीसीटीवी, suraksha camera, surveillance camera, security camera', 'cctv camera, camera'],
  [
    'kan ki machine, headphon, earphone, earfon, ईयरफोन, हेडफोन, હેડફોન, handsfree, hands free, leed',
    'earphone, headphone, headset',
  ],
  ['thermal roll, bill roll, billing roll, pos roll', 'thermal paper roll'],
  ['xerox paper, photocopy paper, photostat kagaz, ज़ेरॉक्स पेपर, a4 sheet, copier sheet', 'copier paper'],
  ['iphone, i phone, redmi, realme, vivo, oppo, oneplus, samsung mobile, android phone', 'smartphone'],
  ['macbook, chromebook, ultrabook', 'laptop'],
]
