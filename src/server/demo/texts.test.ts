import { describe, expect, test } from 'vitest'
import { blogCategories } from '#contract/blog-category.ts'
import { categories } from '#contract/products/category.ts'
import { categoriesForLabel } from '#contract/products/present-categories.ts'
import { gstStates } from '#contract/tax/first-states.ts'
import { gstCheckCharacter, gstNumberPattern, stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { limits } from '#server/limits.ts'
import { applicants } from './data/applicants.ts'
import { blogPosts } from './data/blog-posts.ts'
import { buyers } from './data/buyers.ts'
import { requirements } from './data/requirements.ts'
import { reviewTexts } from './data/review-texts.ts'
import { sellers } from './data/sellers.ts'

const people = [...sellers, ...buyers, ...applicants]

/** First digit of the PIN codes of each state, by GST state code. */
const pinZones: Readonly<Record<string, readonly string[]>> = {
  1: ['01', '02', '03', '04', '06', '07', '38'],
  2: ['05', '09'],
  3: ['08', '24', '26'],
  4: ['22', '23', '27', '30'],
  5: ['28', '29', '36', '37'],
  6: ['31', '32', '33', '34'],
  7: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '35'],
  8: ['10', '20'],
}

const isOfState = (pin: string | undefined, state: string) =>
  /^\d{6}$/.test(pin ?? '') && pinZones[pin?.charAt(0) ?? '']?.some((code) => gstStates[code] === state)

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

describe('the people of the demo market', () => {
  test('there are 46 sellers over at least 20 states, and 40 buyers', () => {
    expect(sellers).toHaveLength(46)
    expect(new Set(sellers.map(({ state }) => state)).size).toBeGreaterThanOrEqual(20)
    expect(buyers).toHaveLength(40)
  })

  test.each(people.map((person) => [person.email, person] as const))(
    '%s has a state whose code begins a GSTIN of the right form',
    (_, { gst_prefix, state }) => {
      expect(stateOfGstNumber(gst_prefix)).toBe(state)
      expect(`${gst_prefix}${gstCheckCharacter(gst_prefix)}`).toMatch(gstNumberPattern)
    },
  )

  test('no GST number can be that of a real taxpayer', () => {
    for (const { gst_prefix } of people) expect(gst_prefix).toMatch(/^\d{2}[A-Z]{3}[PCF][A-Z]0000[A-Z]/)
    expect(repeated(people.map(({ gst_prefix }) => gst_prefix))).toEqual([])
  })

  test('no e-mail address or website belongs to a real domain, and no two people share one', () => {
    for (const { email } of people) expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example$/)
    for (const { website } of sellers) {
      if (website) expect(website).toMatch(/^https:\/\/[a-z-]+\.example$/)
    }
    expect(repeated(people.map(({ email }) => email))).toEqual([])
  })

  test('names and addresses keep the limits of the market', () => {
    for (const person of people) {
      const names =
        'owner' in person ? [person.company_name, person.owner] : [person.company, person.full_name]
      for (const name of names) expect(name.length).toBeLessThanOrEqual(limits.text.name)
      expect(person.address.length).toBeLessThanOrEqual(limits.text.address)
    }
    for (const { about } of sellers) expect(about.length).toBeLessThanOrEqual(limits.text.description)
  })
})

describe('the sellers', () => {
  test('every category has two sellers', () => {
    for (const { slug } of categories) {
      const dealers = sellers.filter((seller) => seller.categories.includes(slug))
      expect(dealers.length, slug).toBeGreaterThanOrEqual(2)
    }
  })

  test('every seller deals in one to three different categories', () => {
    for (const { categories: lines } of sellers) {
      expect(lines.length).toBeGreaterThanOrEqual(1)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(repeated(lines)).toEqual([])
    }
  })

  test('every address names the city and a PIN of the state', () => {
    for (const { address, city, state } of sellers) {
      expect(address).toContain(city)
      expect(isOfState(address.slice(-6), state), address).toBe(true)
    }
  })

  test('company names are not repeated', () => {
    expect(repeated(sellers.map(({ company_name }) => company_name))).toEqual([])
  })

  test('the first is Kaveri Knits of Tiruppur, who also sews bags', () => {
    expect(sellers[0]).toMatchObject({
      company_name: 'Kaveri Knits',
      city: 'Tiruppur',
      state: 'Tamil Nadu',
      categories: ['apparel-fashion', 'bags-luggage'],
    })
  })
})

describe('the applicants', () => {
  test('no account number can be that of a real account', () => {
    for (const { account_number } of applicants) expect(account_number).toMatch(/^0{8}\d{4}$/)
  })
})

describe('the buyers', () => {
  test('every saved address has a PIN of its state', () => {
    for (const buyer of buyers) {
      expect(buyer.address).toContain(`${buyer.city} ${buyer.postal_code}`)
      for (const { postal_code, state } of [buyer, ...buyer.further_addresses]) {
        expect(isOfState(postal_code, state), postal_code).toBe(true)
      }
    }
  })

  test('the first keeps a shop in Jaipur and has saved three addresses', () => {
    expect(buyers[0]?.city).toBe('Jaipur')
    expect(buyers[0]?.further_addresses).toHaveLength(2)
  })
})

describe('the reviews', () => {
  test('there are at least 90 different comments, none longer than a comment may be', () => {
    expect(reviewTexts.length).toBeGreaterThanOrEqual(90)
    expect(repeated(reviewTexts.map(({ comment }) => comment))).toEqual([])
    for (const { comment } of reviewTexts) {
      expect(comment.length).toBeGreaterThan(20)
      expect(comment.length).toBeLessThanOrEqual(limits.text.comment)
    }
  })

  test('most buyers are content, yet every rating is given', () => {
    const content = reviewTexts.filter(({ rating }) => rating >= 4)
    expect(content.length / reviewTexts.length).toBeGreaterThan(0.75)
    expect(new Set(reviewTexts.map(({ rating }) => rating)).size).toBe(5)
  })

  test('every category has comments of its own, and any product some', () => {
    for (const { slug } of categories) {
      expect(
        reviewTexts.filter(({ fits }) => fits !== 'any' && fits.includes(slug)).length,
        slug,
      ).toBeGreaterThan(2)
    }
    expect(reviewTexts.filter(({ fits }) => fits === 'any').length).toBeGreaterThan(30)
  })

  test('some are in Hindi', () => {
    expect(
      reviewTexts.filter(({ comment }) => /\p{Script=Devanagari}/u.test(comment)).length,
    ).toBeGreaterThan(15)
  })
})

describe('the requirements', () => {
  test('every one is of a buyer of the market, within the limits of the form', () => {
    for (const { buyer, product_name, product_details } of requirements) {
      expect(buyers.map(({ email }) => email)).toContain(buyer)
      expect(product_name.length).toBeLessThanOrEqual(limits.text.name)
      expect(product_details.length).toBeLessThanOrEqual(limits.text.description)
    }
  })

  test('only sellers of the category quote, after it was posted and before it was closed', () => {
    for (const { category_type, hours_ago, quotes, closed } of requirements)
      for (const quote of quotes) {
        const seller = sellers.find(({ company_name }) => company_name === quote.seller)
        const slugs = categoriesForLabel(category_type) ?? []
        expect(
          seller?.categories.some((slug) => slugs.includes(slug)),
          quote.seller,
        ).toBe(true)
        expect(quote.hours_ago).toBeLessThan(hours_ago)
        expect(quote.hours_ago).toBeGreaterThan(closed?.hours_ago ?? 0)
      }
  })

  test('who won has quoted', () => {
    for (const { quotes, closed } of requirements)
      if (closed?.won_by) expect(quotes.map(({ seller }) => seller)).toContain(closed.won_by)
  })
})

describe('the blog posts', () => {
  test('every one of the 27 industry tabs has a post, and there are at least 34', () => {
    expect(blogCategories).toHaveLength(27)
    for (const tab of blogCategories) expect(blogPosts.map(({ category }) => category)).toContain(tab)
    expect(blogPosts.length).toBeGreaterThanOrEqual(34)
  })

  test('titles are short, different, and safe in an address', () => {
    for (const { title } of blogPosts) {
      expect(title).toMatch(/^[A-Za-z0-9 ,:.-]{15,90}$/)
    }
    expect(repeated(blogPosts.map(({ title }) => title))).toEqual([])
  })

  test.each(blogPosts.map((post) => [post.title, post] as const))('%s: is written to its form', (_, post) => {
    expect(post.content.split(/(?<=[.]) /).length).toBeGreaterThanOrEqual(2)
    expect(post.content.split(/(?<=[.]) /).length).toBeLessThanOrEqual(3)
    expect(post.meta_description.length).toBeGreaterThan(60)
    expect(post.meta_description.length).toBeLessThanOrEqual(155)
    expect(post.points.length).toBeGreaterThanOrEqual(3)
    expect(post.points.length).toBeLessThanOrEqual(5)
    for (const { subpoints, content } of post.points) {
      expect(subpoints.length).toBeGreaterThanOrEqual(2)
      expect(content).toMatch(/[.]$/)
    }
    expect(post.pictures.length).toBeGreaterThanOrEqual(1)
    expect(post.pictures.length).toBeLessThanOrEqual(2)
    for (const picture of post.pictures) expect(picture).toMatch(/^[a-z-]+-[12]$/)
  })

  test('no two show the same cover', () => {
    expect(repeated(blogPosts.map(({ pictures }) => pictures[0] ?? ''))).toEqual([])
  })

  test('no two were published on the same day', () => {
    expect(repeated(blogPosts.map(({ days_ago }) => String(days_ago)))).toEqual([])
    for (const { days_ago } of blogPosts) expect(days_ago).toBeGreaterThan(0)
  })
})
