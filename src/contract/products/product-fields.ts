import { limits } from '#contract/limits.ts'

/**
 * What a field holds, which decides how the form asks for it. A `count`, a `rate` (in basis points), a `price` (in
 * paise), a `code`, an `itemCode`, a `country` and a `note` may be left empty.
 */
type Kind =
  | {
      readonly kind: 'title' | 'paragraph' | 'word' | 'category'
      readonly most: number
    }
  | {
      readonly kind: 'count' | 'price'
      readonly least: number
      readonly most: number
    }
  | { readonly kind: 'rate' | 'code' | 'country' }
  | {
      readonly kind: 'itemCode' | 'note'
      readonly most: number
    }

/** Whether an edit needs a new verification; 'ifRejected': only if the product is rejected. */
type AsksAgain = 'always' | 'ifRejected' | 'never'

type Field = Kind & {
  /** 'lists' have it as well as the product's page, or the page alone. */
  readonly shownIn: 'lists' | 'page'
  readonly asksAgain: AsksAgain
  /** Its cell in the template file. */
  readonly sample: string
  /** Its column in files, where that is not the name of the field. */
  readonly fileColumn?: string
}

/**
 * What a seller writes about a product, each field under the name of its column, in the order of the form and the
 * file. Schemas, rows, insert, edit, files and form follow from this: see 'Add a field' in CONTRIBUTING.md.
 */
export const productFields = {
  product_name: {
    kind: 'title',
    most: limits.text.name,
    shownIn: 'lists',
    asksAgain: 'always',
    sample: 'Cotton crew-neck T-shirt',
  },
  description: {
    kind: 'paragraph',
    most: limits.text.description,
    shownIn: 'lists',
    asksAgain: 'ifRejected',
    sample: 'Combed cotton, 180 GSM, bio-washed.',
  },
  /** Any label of the specifications; the API returns it as sent. */
  category_type: {
    kind: 'category',
    most: limits.text.name,
    shownIn: 'lists',
    asksAgain: 'always',
    sample: 'Apparel & Fashion',
  },
  unit: {
    kind: 'word',
    most: limits.text.unit,
    shownIn: 'lists',
    asksAgain: 'ifRejected',
    sample: 'piece',
  },
  /** What the seller's own books call it; files find the product by it. */
  seller_item_code: {
    kind: 'itemCode',
    most: limits.product.itemCode,
    shownIn: 'page',
    asksAgain: 'never',
    sample: 'TS-180-CREW',
  },
  /** null: the stock is not tracked. */
  stock: {
    kind: 'count',
    least: 0,
    most: limits.product.stock,
    shownIn: 'lists',
    asksAgain: 'never',
    sample: '2000',
  },
  /** How many of it one buyer may have in open orders; null: no limit. */
  most_per_buyer: {
    kind: 'count',
    least: 1,
    most: limits.cart.quantity,
    shownIn: 'page',
    asksAgain: 'never',
    sample: '500',
  },
  /** What one piece costs as a sample, in paise, which is taken off the first order; null: there are none. */
  sample_price_paise: {
    kind: 'price',
    least: 100,
    most: limits.product.rupees * 100,
    shownIn: 'page',
    asksAgain: 'never',
    sample: '160',
    fileColumn: 'sample_price',
  },
  hsn_code: {
    kind: 'code',
    shownIn: 'page',
    asksAgain: 'never',
    sample: '6109',
  },
  /** In basis points; files say it in percent. */
  gst_rate_bp: {
    kind: 'rate',
    shownIn: 'lists',
    asksAgain: 'never',
    sample: '5',
    fileColumn: 'gst_rate',
  },
  /** What documents of tax call the unit. */
  unit_code: {
    kind: 'code',
    shownIn: 'page',
    asksAgain: 'never',
    sample: 'PCS',
  },
  /** null: its seller has not said it. (Rule 6(1)(aa) of the Legal Metrology (Packaged Commodities) Rules 2011.) */
  country_of_origin: {
    kind: 'country',
    shownIn: 'lists',
    asksAgain: 'ifRejected',
    sample: 'Bangladesh',
  },
  /** Name and address of who brought the goods to India; read where they are not Indian (rule 6(1)(a)). */
  importer: {
    kind: 'note',
    most: limits.product.importer,
    shownIn: 'page',
    asksAgain: 'ifRejected',
    sample: 'Hooghly Imports, 12 Strand Road, Kolkata 700001',
  },
} as const satisfies Readonly<Record<string, Field>>

/** The parts that are lists. Each has its own rules, form editor and file columns. */
export const productLists = {
  prices: {
    column: 'tiers',
    asksAgain: 'ifRejected',
    sample: { price_1: '145.00', min_1: '50', max_1: '199', price_2: '132.50', min_2: '200' },
  },
  specs: {
    column: 'specs',
    asksAgain: 'ifRejected',
    sample: {
      spec_1_key: 'Size',
      spec_1_value: 'S, M, L, XL',
      spec_2_key: 'Colour',
      spec_2_value: 'Black, Red, Green',
    },
  },
  /** The sample's pictures belong to no seller, so that nobody can save the sample by mistake. */
  images: {
    column: 'images',
    asksAgain: 'always',
    sample: { image_1: 'tshirt-front.jpg', image_2: 'tshirt-back.jpg' },
  },
} as const

type Fields = typeof productFields
export type ProductField = keyof Fields
type FieldWith<Part> = {
  [Name in ProductField]: Fields[Name] extends Part ? Name : never
}[ProductField]
export type NumberField = FieldWith<{ kind: 'count' | 'price' | 'rate' }>
/** A line that may be left empty. */
export type CodeField = FieldWith<{ kind: 'code' | 'itemCode' | 'country' | 'note' }>
export type TextField = Exclude<ProductField, NumberField | CodeField>
/** What documents of tax say of a product. */
export type TaxField = FieldWith<{ kind: 'rate' | 'code' }>
type Place = Field['shownIn']

export const productFieldNames = Object.keys(productFields) as readonly ProductField[]

const isCode = (name: ProductField): name is CodeField =>
  ['code', 'itemCode', 'country', 'note'].includes(productFields[name].kind)
const isNumber = (name: ProductField): name is NumberField =>
  ['count', 'price', 'rate'].includes(productFields[name].kind)

/** Where the goods come from. */
export type OriginField = FieldWith<{ kind: 'country' | 'note' }>

export const isOriginField = (name: ProductField): name is OriginField =>
  productFields[name].kind === 'country' || productFields[name].kind === 'note'

export const isTaxField = (name: ProductField): name is TaxField =>
  productFields[name].kind === 'code' || productFields[name].kind === 'rate'

/** Whether it may not be left empty. */
export const isText = (name: ProductField): name is TextField => !isNumber(name) && !isCode(name)

/** Maps each field to one of three types, for texts, for numbers and for codes. */
export const eachField = <Text, Count, Code>(
  text: (name: TextField) => Text,
  number: (name: NumberField) => Count,
  code: (name: CodeField) => Code,
) =>
  Object.fromEntries(
    productFieldNames.map((name) => [
      name,
      isNumber(name) ? number(name) : isCode(name) ? code(name) : text(name),
    ]),
  ) as Record<TextField, Text> & Record<NumberField, Count> & Record<CodeField, Code>

/** The same for all fields alike. */
export const everyField = <Value>(value: (name: ProductField) => Value) => eachField(value, value, value)

const files: Readonly<Record<ProductField, Field>> = productFields

export const fileColumnOf = (name: ProductField): string => files[name].fileColumn ?? name

/** Keeps the entries of the fields that are shown in that place. */
export const fieldsShownIn = <P extends Place, Each extends Record<ProductField, unknown>>(
  place: P,
  each: Each,
) =>
  Object.fromEntries(
    Object.entries(each).filter(([name]) => productFields[name as ProductField].shownIn === place),
  ) as Pick<Each, FieldWith<{ shownIn: P }>>
