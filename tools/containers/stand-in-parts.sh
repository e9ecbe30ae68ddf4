#!/bin/sh
# Makes images under the names that docker-compose.yml pulls, where no registry can be reached: after stand-in-base.sh.
set -eu
cd "$(dirname "$0")/../.."
buildah build --format docker --network host --ignorefile tools/containers/stand-ins/ignored --file tools/containers/stand-ins/Containerfile --tag localhost/stand-in-parts .
buildah build --format docker --network host --ignorefile tools/containers/stand-ins/ignored --file tools/containers/stand-ins/watch.Containerfile --tag localhost/stand-in-watch .
# watch <name> <entrypoint>
watch() {
  container=$(buildah from localhost/stand-in-watch)
  buildah config --entrypoint "$2" --cmd '' "$container"
  buildah commit --quiet --format docker --rm "$container" "docker.io/$1"
}
# part <name> <owner of its data> <entrypoint> [command]
part() {
  container=$(buildah from localhost/stand-in-parts)
  buildah run --isolation chroot "$container" -- sh -c "mkdir -p /data /config && chown -R $2 /data /config"
  buildah config --entrypoint "$3" --cmd "${4:-}" "$container"
  buildah commit --quiet --format docker --rm "$container" "docker.io/$1"
}
part library/postgres:18.4-trixie root '["stand-in-postgres"]'
# Options alone are the server's, as in the image of Redis.
part library/redis:8.2.1-bookworm redis '["/bin/sh","-c","case $1 in -*) exec redis-server \"$@\" ;; esac; exec \"$@\"","redis"]' redis-server
part chrislusf/seaweedfs:3.97 root '["weed"]'
part axllent/mailpit:v1.27.8 root '["node","--conditions=source","/parts/tools/containers/stand-ins/inbox.ts"]'
part library/caddy:2.10.2 root '[]' 'caddy run --config /etc/caddy/Caddyfile --adapter caddyfile'
watch prom/prometheus:v3.5.0 '["prometheus"]'
watch prom/alertmanager:v0.28.1 '["alertmanager"]'
watch prom/blackbox-exporter:v0.27.0 '["prometheus-blackbox-exporter"]'
watch prom/node-exporter:v1.9.1 '["prometheus-node-exporter"]'
