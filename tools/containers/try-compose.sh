#!/bin/sh
# Brings docker-compose.yml up by podman-compose in a folder of its own, asks through the proxy, and takes it down again:
# opt-in, as root, with the six images, and where no registry can be reached with those of stand-in-parts.sh. PODMAN is the
# podman to use (default: podman). An old podman-compose waits for nobody, so the databases come first here.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp --directory)/bitacora-try
podman=${PODMAN:-podman}
mkdir "$folder"
cd "$folder"
cp -r "$root/docker-compose.yml" "$root/certificates" .
mkdir -p tools/containers k8s/components/postgresql
cp "$root"/tools/containers/Caddyfile tools/containers/
cp "$root"/k8s/components/postgresql/make-databases.sh k8s/components/postgresql/
cat > .env <<'SETTINGS'
AGENCY_RUC=0993371112001
MAIL_FROM=viajes@agency.example
HTTP_PORT=5680
HTTPS_PORT=5643
MAIL_WEB_PORT=5625
SETTINGS
"$podman" run --rm --network none bitacora/backup:0.1.0 make-keys | grep BACKUP_PUBLIC_KEY >> .env
compose() { podman-compose --podman-path "$podman" "$@" > last-words.log 2>&1; }
name() { echo "bitacora-try_$1_1"; }
trap 'compose down || true; for volume in $("$podman" volume ls --quiet | grep ^bitacora-try_); do "$podman" volume rm --force "$volume" > /dev/null; done; rm -rf "$(dirname "$folder")"' EXIT
# within <seconds> <command…>
within() {
  left=$1
  shift
  until "$@" > /dev/null 2>&1; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then echo "in vain: $*"; tail last-words.log; exit 1; fi
    sleep 1
  done
}
page() { curl --silent --insecure --fail --output page.html https://localhost:5643/; }

began=$(date +%s)
"$root/tools/containers/make-secrets.sh"
compose up --detach postgresql redis seaweedfs mailpit || true
within 60 "$podman" exec "$(name postgresql)" pg_isready --host localhost --username postgres
# What runs already is named as an error by an old podman-compose, and left as it is; profiles are unknown to it, so that
# what is to run is named.
compose up --detach make-bucket identity journeys services-catalog billing notifications bff proxy || true
within 90 page
for process in identity journeys services-catalog billing notifications bff; do
  ask="fetch('http://127.0.0.1:3000/health/ready').then(async (answer) => { console.log('$process', answer.status, await answer.text()); process.exit(answer.ok ? 0 : 1); })"
  within 60 "$podman" exec "$(name "$process")" node -e "$ask"
  "$podman" exec "$(name "$process")" node -e "$ask"
done
echo "the page comes through the proxy by HTTPS, $(wc -c < page.html) characters, $(($(date +%s) - began)) s after the start"
curl --silent --insecure --header 'content-type: application/json' --data '{"username":"1710034065","password":"not this one"}' https://localhost:5643/auth/jwt/create/
echo
compose stop
for process in identity journeys services-catalog billing notifications bff; do
  echo "$process ended with $("$podman" inspect --format '{{.State.ExitCode}}' "$(name "$process")")"
done
