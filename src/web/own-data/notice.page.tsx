import { Link } from 'react-router'
import {
  addressesPath,
  cartPath,
  chatsPath,
  grievancePath,
  noticePath,
  ordersPath,
  ownDataPath,
  privacyPath,
  profilePath,
  reachPath,
  requirementsPath,
  sellerPayeePath,
  sellerSettingsPath,
  sessionsPath,
} from '#contract/paths.ts'
import { type DataKind, dataKinds } from '#contract/users/data-kinds.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteOrigin } from '#web/site/site-origin.ts'
import type { Route } from './+types/notice.page.ts'
import { noticeItems, noticeTexts as texts } from './notice-texts.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: noticePath,
    origin: siteOrigin(matches),
  })

/** Where its person sees and corrects it. */
const places: Partial<Record<DataKind, string>> = {
  account: profilePath,
  places: addressesPath,
  safety: sessionsPath,
  news: reachPath,
  unfinished: cartPath,
  orders: ordersPath,
  chats: chatsPath,
  requirements: requirementsPath,
  shop: sellerSettingsPath,
  checks: sellerPayeePath,
}

const link = 'inline-flex min-h-11 items-center text-anchor'

export default function NoticePage() {
  return (
    <div className="mx-auto w-full max-w-[760px] px-4 pt-6 pb-14 md:pt-10">
      <h1 className="text-section">{texts.title}</h1>
      <p className="mt-2 text-pretty text-muted">{texts.lead}</p>
      <div className="flex flex-wrap gap-x-6">
        <Link to={ownDataPath} className={link}>
          {texts.ownData}
        </Link>
        <Link to={`${privacyPath}#rights`} className={link}>
          {texts.rights}
        </Link>
        <Link to={grievancePath} className={link}>
          {texts.complain}
        </Link>
      </div>
      {dataKinds.map((kind) => (
        <Item key={kind} kind={kind} />
      ))}
      <More title={texts.leaveTitle} text={texts.leave} />
      <More title={texts.copiesTitle} text={texts.copies} />
    </div>
  )
}

function Item({ kind }: { kind: DataKind }) {
  const { title, what, why, who, long, after } = noticeItems[kind]
  const place = places[kind]
  const facts = [
    [texts.what, what],
    [texts.why, why],
    [texts.who, who],
    [texts.long, long],
    [texts.after, after],
  ] as const
  return (
    <section
      aria-labelledby={kind}
      className="mt-4 break-inside-avoid rounded-card border border-border bg-surface p-5"
    >
      <h2 id={kind} className="text-h2">
        {title}
      </h2>
      <dl className="mt-3 grid gap-3">
        {facts.map(([name, text]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-muted text-small sm:leading-6">{name}</dt>
            <dd className="text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      {place && (
        <Link to={place} className={`${link} mt-1 print:hidden`}>
          {texts.correct}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </section>
  )
}

const More = ({ title, text }: { title: string; text: string }) => (
  <section className="mt-8">
    <h2 className="text-h2">{title}</h2>
    <p className="mt-2 text-pretty">{text}</p>
  </section>
)
