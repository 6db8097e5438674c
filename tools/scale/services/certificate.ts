import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

export type Certificate = { readonly certificate: string; readonly key: string }

/** Of this machine alone, and for two days: its own authority. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'vanij-certificate-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=market.example', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:market.example']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const made = { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}

/** From then on this process believes whoever shows it. */
export function makeTrustedCertificate(): Certificate {
  const made = makeCertificate()
  setDefaultCACertificates([...getCACertificates('default'), made.certificate])
  return made
}
