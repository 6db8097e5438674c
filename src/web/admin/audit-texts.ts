import { showPhone } from '#contract/users/phone-number.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'

const actionLabels: Readonly<Record<string, string>> = {
  'admin.create': 'Admin account made',
  'admin.change-role': 'Role of an admin changed',
  'admin.reset-password': 'Password of an admin set',
  'applicant.view': 'Application looked at',
  'blog.create': 'Post written',
  'blog.update': 'Post changed',
  'blog.delete': 'Post deleted',
  'case.view': 'Problem looked at',
  'case.decide': 'Problem decided',
  'case-chat.view': 'Chat of a problem looked at',
  'case-file.view': 'File of a problem opened',
  'order.view': 'Order looked at',
  'order.open-paper': 'Paper of an order opened',
  'content.change': 'Content changed',
  'content.remove': 'Content taken away',
  'content.undo': 'Content brought back',
  'document.view': 'Document opened',
  'directory.ask': 'GST number looked up',
  'document.delete': 'Documents deleted',
  'fault.retry': 'Undelivered news sent again',
  'plan.activate': 'Plan marked as paid',
  'plan.bill': 'Plan billed',
  'plan.decline': 'Plan declined',
  'plan.take-back': 'Plan taken back',
  'product.verify': 'Product verified',
  'product.unverify': 'Product sent back to waiting',
  'product.reject': 'Product rejected',
  'product.feature': 'Made a top product',
  'product.unfeature': 'No longer a top product',
  'requirement.close': 'Requirement closed',
  'review.hide': 'Review hidden',
  'review.restore': 'Review shown again',
  'review.dismiss-report': 'Review kept',
  'signal.view': 'Signal looked at',
  'signal.decide': 'Signal decided',
  'second-factor.on': 'Two-factor sign-in turned on',
  'second-factor.off': 'Two-factor sign-in turned off',
  'second-factor.forget': 'Two-factor sign-in taken away on the server',
  'second-factor.new-codes': 'New recovery codes made',
  'seller.approve': 'Seller approved',
  'seller.reject': 'Application rejected',
  'seller.ask-change': 'Change of a shop asked for',
  'seller.approve-change': 'Change of a shop approved',
  'seller.decline-change': 'Change of a shop declined',
  'settings.change': 'Settings changed',
  'bank-rate.change': 'Bank rate changed',
  'bank-rate.delete': 'Bank rate deleted',
  'eway-limit.change': 'Limit of e-way bills changed',
  'user.change-payee': 'Payee of a shop changed',
  'user.change-registration': 'GST registration of a shop changed',
  'user.change-phone': 'Phone number changed',
  'user.export': 'Own data taken',
  'user.change-profile': 'Profile changed',
  'user.end-sessions': 'Signed out everywhere',
  'user.reinstate': 'Account reinstated',
  'user.suspend': 'Account suspended',
  'user.view': 'Account looked at',
}

/** An action as a sentence; one that this version of the page does not know keeps its technical name. */
export const actionLabel = (action: string) => actionLabels[action] ?? inWords(action)

const inWords = (name: string) => {
  const words = name.replaceAll(/[._-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Details worth reading, such as 'Reason: Rude words'; ids and empty values are left out. */
export const particularsOf = (details: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(details).flatMap(([name, value]) => {
    const text = textOf(name, value)
    return text === '' ? [] : [`${inWords(name)}: ${text}`]
  })

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value
      .map((each) => textOf(name, each))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'object') return particularsOf(value as Record<string, unknown>).join(', ')
  const text = String(value)
  if (uuid.test(text)) return ''
  if (instant.test(text)) return dayAndTimeOf(text)
  return name.includes('phone') ? showPhone(text) : text
}
