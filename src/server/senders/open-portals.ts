import { gstDirectoryProvider } from './gst-directory-provider.ts'
import { irpProvider } from './irp-provider.ts'
import type { PortalSettings } from './portal-settings.ts'

/** What is configured of the government's portals. */
export const openPortals = ({ irp, gstDirectory }: PortalSettings) => ({
  irp: irp && irpProvider(irp),
  gstDirectory: gstDirectory && gstDirectoryProvider(gstDirectory),
})
