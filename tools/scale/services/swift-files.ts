export type SwiftPorts = Readonly<Record<Ring | 'proxy' | 'cache', number>>

export const rings = ['account', 'container', 'object'] as const
export type Ring = (typeof rings)[number]

/** One zone, one device, one copy of each object. */
export const ringCommands = (ring: Ring, port: number): string[][] =>
  [['create', '8', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/device`, '1'], ['rebalance']].map(
    ([word = '', ...rest]) => ['swift-ring-builder', `${ring}.builder`, word, ...rest],
  )

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 0
user = postgres
log_name = swift
log_level = WARNING
`

const storageServer = (folder: string, port: number, ring: Ring) => `${common(folder, port)}
[pipeline:main]
pipeline = ${ring}-server
[app:${ring}-server]
use = egg:swift#${ring}
`

const proxyServer = (folder: string, { proxy, cache }: SwiftPorts) => `${common(folder, proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
node_timeout = 10
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`

const hashes = `[swift-hash]
swift_hash_path_suffix = scale
swift_hash_path_prefix = scale
[storage-policy:0]
name = only
default = yes
`

/** All that Swift reads, by the names of its files. */
export const swiftFiles = (folder: string, ports: SwiftPorts): Readonly<Record<string, string>> => ({
  'swift.conf': hashes,
  'proxy-server.conf': proxyServer(folder, ports),
  ...Object.fromEntries(
    rings.map((ring) => [`${ring}-server.conf`, storageServer(folder, ports[ring], ring)]),
  ),
})
