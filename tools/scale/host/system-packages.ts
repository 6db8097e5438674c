/** What the services are made of, by the names of Debian 13 (trixie). */
export const systemPackages = [
  'docker-compose',
  'etcd-client',
  'etcd-server',
  'haproxy',
  'memcached',
  'nginx-light',
  'patroni',
  'pgbouncer',
  'postgresql-17',
  'procps',
  'python3-etcd',
  'swift-account',
  'swift-container',
  'swift-object',
  'swift-proxy',
  'valkey-server',
] as const

/** One program of each package that must be there, so that a root of an earlier list is noticed. */
export const systemPrograms = [
  'usr/bin/docker-compose',
  'usr/bin/etcdctl',
  'usr/bin/etcd',
  'usr/sbin/haproxy',
  'usr/bin/memcached',
  'usr/sbin/nginx',
  'usr/bin/patroni',
  'usr/sbin/pgbouncer',
  'usr/lib/postgresql/17/bin/postgres',
  'usr/bin/ps',
  'usr/bin/swift-account-server',
  'usr/bin/swift-container-server',
  'usr/bin/swift-object-server',
  'usr/bin/swift-proxy-server',
  'usr/bin/valkey-server',
] as const
