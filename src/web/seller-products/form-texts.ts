import type { ProductField } from '#contract/products/product-fields.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

type FieldWords = { readonly label: string; readonly hint?: string; readonly example?: string }

/** The words of the forms that add, change and upload a product. */
export const formTexts = {
  addTitle: 'Add New Product',
  addDescription: 'Offer a product to buyers all over India.',
  editTitle: 'Edit Product',
  editDescription: 'Change one of your products.',
  liveTitle: 'Upload Live Product',
  liveDescription: 'An offer for a short while.',
  liveFor: 'Live for 2 days 2 h 15 min from the upload.',

  liveUntil: (moment: string) => `Your offer is live until ${moment}.`,
  liveOffers: 'See your live offers',

  basics: 'Basics',
  fields: {
    product_name: { label: 'Product Name' },
    description: { label: 'Product Description' },
    category_type: { label: 'Category Type' },
    unit: {
      label: 'Unit of quantity',
      example: 'kg',
      hint: 'What one price is for: kg, piece, dozen, box.',
    },
    seller_item_code: {
      label: 'Item code',
      example: 'TS-180-CREW',
      hint: 'What your own books call it. Files of prices and stock find the product by it.',
    },
    stock: { label: 'Stock', hint: 'Left empty, it is not counted. At 0 the product is out of stock.' },
    most_per_buyer: {
      label: 'Most for one buyer',
      hint: 'What one buyer can have in open orders. Left empty, any quantity.',
    },
    sample_price_paise: {
      label: 'Sample price, ₹',
      hint: 'Of one piece, taken off the first order of a buyer who paid for it. Left empty, there are no samples.',
    },
    hsn_code: { label: 'HSN code', example: '6109', hint: '4 digits up to ₹5 crore of turnover, 6 above.' },
    gst_rate_bp: { label: 'GST rate', hint: 'Your prices include it.' },
    unit_code: { label: 'Unit on invoices', hint: 'The code that GST documents use.' },
    country_of_origin: { label: 'Country of origin', hint: 'Where the goods are made or grown.' },
    importer: { label: 'Importer', hint: 'Name and address of the company that brought the goods to India.' },
  } satisfies Record<ProductField, FieldWords> as Record<ProductField, FieldWords>,

  lowStock: 'Stock alert',
  lowStockLabel: 'Tell me at so many pieces',
  lowStockUsual: (limit: string) => `Left empty, the limit of your shop counts: ${limit}.`,
  lowStockEmpty: 'Left empty, the limit of your shop counts.',
  saveLowStock: 'Save limit',

  tax: 'Tax',
  taxHint: 'Invoices need these. A product without them still sells; you can add them later.',
  notTold: 'Not chosen yet',
  unitUnchosen: (code: string, name: string) => `Without a choice invoices say ${code}, ${name}.`,
  rate: (percent: number, hint: string) => (hint ? `${percent} %, ${hint}` : `${percent} %`),
  unitCode: (code: string, name: string) => `${code}, ${name}`,

  origin: 'Origin',
  originHint: 'Buyers filter and sort by it. Goods that were imported name their importer.',

  photos: 'Product Images',
  prices: 'Price slabs',
  pricesHint:
    'Write the prices that buyers pay, taxes included. Each slab is a range of quantities with its price. Quantities are optional: an empty maximum means “or more”.',
  price: (place: number) => `Price ${place}`,
  min: 'Min quantity',
  max: 'Max quantity',
  unitPrice: (unit: string) => (unit ? `Price in ₹ per ${oneOf(unit)}` : 'Price in ₹'),
  addPrice: 'Add slab',
  removePrice: 'Remove last slab',
  risingPrice: (place: number) =>
    `Price ${place} is higher than the price for a smaller quantity. Buyers expect it to fall.`,
  specs: 'Specifications',
  specKey: 'Name',
  specValue: 'Value',
  specKeyExample: 'Colour',
  specValueExample: 'Black, Red, Green',
  specHint: 'e.g. Size = S,L,XL',
  spec: (place: number) => `Specification ${place}`,
  addSpec: 'Add specification',
  removeSpec: 'Remove last specification',

  pictureMissing: 'Add at least one picture',
  specHalf: 'Every specification needs a name and a value',

  upload: 'Upload Product',
  save: 'Save',
  saveDraft: 'Save draft',
  saveAndList: 'Save and list',
  draftNotice:
    'This is a draft: buyers do not see it. Once it has a picture and a description you can list it; it is then verified like a new product.',
  listed: 'Product listed',
  cancel: 'Cancel',
  uploading: 'Uploading your product…',
  uploaded: 'Product uploaded successfully!',
  uploadRefused: 'Failed to upload product',
  uploadError: 'Failed to upload product. Please try again.',
  updated: 'Product updated successfully!',
  updateRefused: 'Failed to update product',
  updateError: 'Failed to update product. Please try again.',
  loadError: 'Failed to load product details',
  goneText: 'The product was deleted, or it is none of yours.',
  toProducts: 'Your products',
  soldMeanwhile: (count: number, now: string, mine: string) =>
    `Sold meanwhile: ${grouped(count)}. Keep ${now}, or set ${mine}.`,
  stockMoved: (now: string, mine: string) => `The stock changed meanwhile. Keep ${now}, or set ${mine}.`,
  notCounted: 'not counted',
  pictures: (count: number) => plural(count, { one: '1 picture', other: `${count} pictures` }),
  problems: (count: number) =>
    plural(count, { one: 'Please check 1 field.', other: `Please check ${count} fields.` }),

  restored: 'Your draft is back. Pictures must be chosen again.',
  editRestored: 'What you changed and did not save is back. New pictures must be chosen again.',
  startAfresh: 'Start afresh',
  verifyAgain: 'A new name, category or picture is verified again.',

  preview: 'What buyers see',
  slab: ({ min, max }: { min: number; max: number | null }) =>
    max === null
      ? `${grouped(min)} or more`
      : min === max
        ? grouped(min)
        : `${grouped(min)} – ${grouped(max)}`,
  previewName: 'Product name',
  previewUnit: 'unit',
  rejected: (reason: string) => `Rejected: ${reason}`,
} as const
