import type { Policy } from '#contract/content/policies.ts'
import { piecesOf, sectionsOf } from '#contract/content/policy-text.ts'
import { contactPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { dayOf } from '#contract/texts/english.ts'
import { shippingWords as words } from '#contract/texts/policies/shipping.ts'
import type { Letter } from '#server/pdf/letter.ts'

type Site = { readonly title: string; readonly origin: string }

/** A policy as the PDF shows it: links stand in full, because paper cannot be pressed. */
export function letterOf(
  { description, lead, points, text, in_force }: Policy,
  { title, origin }: Site,
): Letter {
  const plain = (words: string) => plainOf(words, origin)
  return {
    title,
    subject: description,
    author: brand.name,
    day: in_force,
    lead: `${lead} ${words.inForce(dayOf(in_force))}`,
    points: points.map((point) => `${point.figure}: ${point.text}`),
    sections: sectionsOf(text).map(({ title, parts, withOperator }) => ({
      title,
      parts: [
        ...parts.map((part) => (typeof part === 'string' ? plain(part) : part.map(plain))),
        ...(withOperator ? [words.operator(`${origin}${contactPath}`)] : []),
      ],
    })),
  }
}

const plainOf = (text: string, origin: string) =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : `${piece.label} (${addressOf(piece.to, origin)})`))
    .join('')

const addressOf = (to: string, origin: string) => (to.startsWith('/') ? `${origin}${to}` : to)
