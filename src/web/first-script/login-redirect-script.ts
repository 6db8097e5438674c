import { loginPath } from '#contract/paths.ts'
import { isMemberPage } from '#contract/site.ts'
import { prefix } from '#web/ui/language.ts'

/** The router leads there and back without it. */
const path = prefix.length > 0 ? `location.pathname.slice(${prefix.length})` : 'location.pathname'

/**
 * A visitor at a page behind the sign-in goes to the login before anything is painted: the browser alone knows who is
 * signed in. Where storage is blocked the page's own code decides. Plain old JavaScript, as in `head-script.ts`.
 */
const toLogin = `try{if(!localStorage.getItem('token')){document.documentElement.hidden=true;
location.replace('${prefix}${loginPath}?next='+encodeURIComponent(${path}+location.search))}}catch(e){}`

export const loginRedirectScript = (page: string) => (isMemberPage(page) ? toLogin : '')
