import { createHash } from 'node:crypto'
import { reachPath, unsubscribePath } from '#contract/paths.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import type { OutboxRow } from '#server/outbox/outbox.queries.ts'
import { firstNameOf } from '#server/reach/first-name.rules.ts'
import type { Mail } from '#server/senders/mailer.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Names and reasons come from people: a line break of theirs begins no line of ours. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

type Piece = { readonly message: string; readonly link: string | null }

/** News as a mail. `site` is the address of the market. */
export function writeMail(row: OutboxRow, site: string): Mail {
  const pieces = row.lines ?? [{ message: row.message, link: row.link }]
  const greeting = reach.greeting({ name: firstNameOf(row.full_name) }).content
  const unsubscribe = site + unsubscribePath(row.token ?? '')
  const choices = site + reachPath
  return {
    to: row.address ?? '',
    subject: inOneLine(row.message),
    id: createHash('sha256').update(row.dedupe_key).digest('hex').slice(0, 40),
    unsubscribe,
    text: [
      greeting,
      ...pieces.map(({ message, link }) =>
        link ? `${inOneLine(message)}\n${site}${link}` : inOneLine(message),
      ),
      '-- ',
      reach.why.content,
      `${reach.choices.content}: ${choices}`,
      `${reach.unsubscribe.content}: ${unsubscribe}`,
    ].join('\n\n'),
    html: pageOf(
      [`<p>${safe(greeting)}</p>`, ...pieces.map((piece) => htmlOf(piece, site))].join(''),
      `${safe(reach.why.content)}<br>${linkTo(choices, reach.choices.content)} · ${linkTo(unsubscribe, reach.unsubscribe.content)}`,
    ),
  }
}

type CodeMail = { readonly address: string; readonly code: string; readonly minutes: number }

export function writeCodeMail({ address, code, minutes }: CodeMail): Mail {
  const { content } = reach.codeText({ code, minutes })
  return {
    to: address,
    subject: reach.codeSubject({ code }).content,
    id: createHash('sha256').update(`${address} ${code} ${Date.now()}`).digest('hex').slice(0, 40),
    text: `${content}\n\n${reach.notYou.content}`,
    html: pageOf(
      `<p style="font-size:32px;font-weight:700;letter-spacing:.12em;margin:0 0 16px">${code}</p><p>${safe(content)}</p>`,
      safe(reach.notYou.content),
    ),
  }
}

type Note = {
  readonly address: string
  /** The same for each attempt at the same mail. */
  readonly id: string
  readonly subject: string
  readonly lines: readonly string[]
  readonly link: { readonly address: string; readonly label: string }
  readonly why: string
}

/** A mail to somebody who has no account. */
export function writeNote({ address, id, subject, lines, link, why }: Note): Mail {
  return {
    to: address,
    subject: inOneLine(subject),
    id: createHash('sha256').update(id).digest('hex').slice(0, 40),
    text: [...lines, `${link.label}: ${link.address}`, '-- ', why].join('\n\n'),
    html: pageOf(
      [
        ...lines.map((line) => `<p style="white-space:pre-line">${safe(line)}</p>`),
        buttonTo(link.address, link.label),
      ].join(''),
      safe(why),
    ),
  }
}

const linkTo = (address: string, text: string) =>
  `<a href="${safe(address)}" style="color:#5d6672">${safe(text)}</a>`

const htmlOf = ({ message, link }: Piece, site: string) =>
  `<p style="font-weight:600">${safe(inOneLine(message))}</p>${link ? buttonTo(site + link) : ''}`

const buttonTo = (address: string, label = reach.open.content) =>
  `<p><a href="${safe(address)}" style="display:inline-block;background:#0b6b53;color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:10px">${safe(label)}</a></p>`

/** Tables and styles in place, because readers of mail know little else. */
const pageOf = (body: string, foot: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;background:#f4f5f3"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:14px"><tr><td style="padding:28px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#14191f;overflow-wrap:anywhere"><p style="margin:0 0 20px;font-weight:800;font-size:20px;color:#0b6b53">Vanij</p>${body}</td></tr></table><p style="max-width:560px;font:13px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#5d6672">${foot}</p></td></tr></table></body></html>`
