#!/bin/sh
# Makes an image to build ours on where no registry can be reached: Debian by debootstrap, with the Node of node_modules and
# the npm of this machine, in place of node:<version>-trixie-slim. As root, with debootstrap and buildah:
#   tools/containers/stand-in-base.sh localhost/stand-in-node
#   buildah build --format docker --build-arg BASE=localhost/stand-in-node --build-arg PROCESS=bff --tag bitacora/bff:0.1.0 .
set -eu
name=${1:?the name of the image}
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
if [ -n "${ROOTFS:-}" ]; then
  cp -a "$ROOTFS/." "$folder"
else
  debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 bookworm "$folder"
fi
rm -rf "$folder"/var/cache/apt/archives/*.deb "$folder"/var/lib/apt/lists/*
install -m 755 "$(readlink -f "$root/node_modules/node/bin/node")" "$folder/usr/local/bin/node"
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$folder/usr/local/lib/node_modules"
cp -a "$npm" "$folder/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
# A machine that reaches the registry through a proxy of its own brings that proxy's authority along.
cp -a /etc/ssl/certs/. "$folder/etc/ssl/certs/"
container=$(buildah from scratch)
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah copy --quiet "$container" "$folder" /
buildah commit --quiet --format docker --rm "$container" "$name"
