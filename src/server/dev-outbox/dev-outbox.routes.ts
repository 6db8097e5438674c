import type { FastifyInstance } from 'fastify'
import type { DevOutbox, Letter } from './dev-outbox.service.ts'

export const devOutboxAddress = '/dev/outbox'

/** Shows mails and messages of a market that is being developed. `npm run dev` alone binds it. */
export function devOutboxRoutes(app: FastifyInstance, outbox: DevOutbox) {
  app.get(devOutboxAddress, (_request, reply) => reply.headers(headers).send(pageOf(outbox.letters)))
  app.get<{ Params: { id: string } }>(`${devOutboxAddress}/:id`, (request, reply) => {
    const letter = outbox.letters.find(({ id }) => String(id) === request.params.id)
    if (!letter?.html) return reply.callNotFound()
    return reply.headers(headers).send(letter.html)
  })
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation",
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const pageOf = (letters: readonly Letter[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}li{margin:0 0 1.5rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}ul{list-style:none;padding:0}</style></head>
<body><h1>Outbox</h1><p>Nothing here has left this machine. Load the page again for what came since.</p>
${letters.length === 0 ? '<p>Nothing yet. Verify a mail address at /profile/notifications, then order something.</p>' : ''}
<ul>${letters.map(itemOf).join('')}</ul></body></html>`

const itemOf = ({ id, moment, channel, to, subject, text, html }: Letter) =>
  `<li><strong>${safe(subject)}</strong><br>${channel} to ${safe(to)}, ${moment.toISOString()}${
    html ? ` · <a href="${devOutboxAddress}/${id}">as HTML</a>` : ''
  }<pre>${safe(text)}</pre></li>`
