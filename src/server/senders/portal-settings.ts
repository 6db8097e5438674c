import {
  type GstDirectorySettings,
  gstDirectorySettingsOf,
  gstDirectoryVariables,
} from './gst-directory-settings.ts'
import { type IrpSettings, irpSettingsOf, irpVariables } from './irp-settings.ts'

/** The environment variables of what the government runs, or a provider before it. */
export const portalVariables = { ...irpVariables, ...gstDirectoryVariables }

export type PortalSettings = Readonly<{
  /** undefined: invoices go to no portal. */
  irp: IrpSettings | undefined
  /** undefined: the register of GST is not asked. */
  gstDirectory: GstDirectorySettings | undefined
}>

type Variables = Parameters<typeof irpSettingsOf>[0] & Parameters<typeof gstDirectorySettingsOf>[0]

export const portalSettingsOf = (env: Variables): PortalSettings => ({
  ...irpSettingsOf(env),
  ...gstDirectorySettingsOf(env),
})
