import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import { applicants, type DemoApplicant } from '#server/demo/data/applicants.ts'

/** The documents of the demo market's applicants: unlike anything that an office issues, and marked as samples. */
const folder = 'demo/documents'

type Sheet = {
  readonly title: string
  readonly size: readonly [width: number, height: number]
  readonly lines: readonly (readonly [label: string, text: string])[]
  readonly hasFace?: boolean
}

const gstNumberOf = ({ gst_prefix }: DemoApplicant) => `${gst_prefix}${gstCheckCharacter(gst_prefix)}`
const placeOf = ({ address, postal_code }: DemoApplicant) => `${address} ${postal_code}`

const sheetOf: Readonly<Record<string, (applicant: DemoApplicant) => Sheet>> = {
  GST: (who) => ({
    title: 'Registration certificate',
    size: [1100, 880],
    lines: [
      ['Registration number', gstNumberOf(who)],
      ['Legal name', who.owner],
      ['Trade name', who.company_name],
      ['Address', placeOf(who)],
      ['Valid from', '01/04/2024'],
    ],
  }),
  MSME: (who) => ({
    title: 'Enterprise registration',
    size: [1100, 880],
    lines: [
      ['Number', 'SAMPLE-00-0000000'],
      ['Name of enterprise', who.company_name],
      ['Owner', who.owner],
      ['Address', placeOf(who)],
      ['Kind', 'Small enterprise, trading'],
    ],
  }),
  PAN: (who) => ({
    title: 'Account number card',
    size: [1200, 760],
    lines: [
      ['Name', who.owner],
      ['Date of birth', '01/01/1985'],
      ['Number', who.gst_prefix.slice(2, 12)],
    ],
    hasFace: true,
  }),
  Passport: (who) => ({
    title: 'Passport',
    size: [1200, 860],
    lines: [
      ['Name', who.owner],
      ['Number', 'X0000000'],
      ['Date of birth', '01/01/1980'],
      ['Valid until', '31/12/2033'],
    ],
    hasFace: true,
  }),
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const face = `<g transform="translate(70 210)"><rect width="240" height="300" rx="12" fill="#dfe5ee"/>
  <circle cx="120" cy="115" r="62" fill="#a9b4c6"/><path d="M20 300a100 100 0 0 1 200 0z" fill="#a9b4c6"/></g>`

function drawn({ title, size: [width, height], lines, hasFace }: Sheet): Buffer {
  const left = hasFace ? 370 : 80
  const rows = lines.map(
    (
      [label, text],
      index,
    ) => `<text x="${left}" y="${240 + index * 115}" font-size="26" fill="#5b6576">${label}</text>
      <text x="${left}" y="${282 + index * 115}" font-size="34" fill="#1b2230">${escaped(text)}</text>`,
  )
  const mark = `<g transform="translate(${width / 2} ${height / 2 + 60}) rotate(-24)" fill="#b3372a" fill-opacity=".22"
    text-anchor="middle" font-weight="bold"><text font-size="170">SAMPLE</text>
    <text y="70" font-size="44">not a real document</text></g>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
    <rect width="${width}" height="${height}" fill="#f6f1e4"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="18" fill="none" stroke="#9aa58c" stroke-width="4"/>
    <text x="${hasFace ? 70 : 80}" y="120" font-size="50" font-weight="bold" fill="#28452f">${title}</text>
    <text x="${hasFace ? 70 : 80}" y="162" font-size="26" fill="#5b6576">Sample of the demo market</text>
    ${hasFace ? face : ''}${rows.join('')}${mark}</svg>`)
}

async function write(name: string, sheet: Sheet | undefined) {
  if (!sheet) throw new Error(`nothing is drawn for ${name}`)
  await sharp(drawn(sheet)).webp({ quality: 70, effort: 6 }).toFile(`${folder}/${name}.webp`)
}

export async function makeDocuments() {
  await mkdir(folder, { recursive: true })
  for (const applicant of applicants) {
    const { license, proof, pictures } = applicant
    await write(pictures.license, sheetOf[license]?.(applicant))
    await write(pictures.proof, sheetOf[proof]?.(applicant))
  }
}
