#!/bin/sh
# Does what docs/operate.md says, on docker-compose.yml by podman-compose in a folder of its own: brings it up, makes an
# agency and its owner, drives the main job through the proxy (libs/testing/scripts/try-main-job.ts), replaces the signing key
# under a session, watches it, and takes backups while a mail waits: into the volume, to a disk and to a bucket elsewhere. From
# each it restores everything, which it threw away, looks again, and sends that mail or drops it. Opt-in, as root, with the
# seven images, and where no registry can be reached with those of stand-in-parts.sh. PODMAN is the podman to use (default:
# podman). Ports 80, 443, 5625 and 8433 must be free, and /mnt/backups, where that disk would be mounted: addresses in mails
# are those of the site. An old podman-compose waits for nobody, so the parts come first.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp --directory)/bitacora-try
podman=${PODMAN:-podman}
processes='identity journeys services-catalog billing notifications bff'
[ ! -e /mnt/backups ] || { echo '/mnt/backups is there: it would be written to' >&2; exit 1; }
mkdir "$folder"
cd "$folder"
cp -r "$root/certificates" "$root/docker-compose.yml" .
mkdir -p tools/containers k8s/components/postgresql
for file in Caddyfile make-secrets.sh make-backup-keys.sh backup-disk.yml; do cp "$root/tools/containers/$file" tools/containers/; done
cp "$root"/k8s/components/postgresql/make-databases.sh k8s/components/postgresql/
cp -r "$root/k8s/components/watch" k8s/components/
AGENCY_RUC=1790011223001 OWNER=1710034065 OWNER_EMAIL=elena@agency.example
export AGENCY_RUC OWNER OWNER_EMAIL
compose() { podman-compose --podman-path "$podman" "$@" > last-words.log 2>&1; }
# What a command of a container says, without what an old podman-compose says around it; and it ends as the command did.
once() {
  compose run --rm --no-deps -T "$@" || true
  sed '/^ \*\* merged:$/,/^}$/d' last-words.log |
    grep -v -e "^$podman " -e '^podman' -e '^using podman' -e '^\[' -e '^exit code: ' -e '^{"level"' || true
  grep -q '^exit code: 0$' last-words.log
}
name() { echo "bitacora-try_$1_1"; }
forget() {
  for volume in $("$podman" volume ls --quiet | grep ^bitacora-try_ | grep -v "${1:-^$}"); do
    "$podman" volume rm --force "$volume" > /dev/null
  done
}
trap 'exit 1' HUP INT TERM
elsewhere=bitacora-try_elsewhere
trap 'compose down || true; "$podman" rm --force $elsewhere > /dev/null 2>&1 || true; forget; rm -rf /mnt/backups "$(dirname "$folder")"' EXIT
# within <seconds> <command…>
within() {
  left=$1
  shift
  until "$@" > /dev/null 2>&1; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then
      echo "in vain: $*"
      for process in $processes; do "$podman" logs --tail 3 "$(name "$process")" 2>&1 | cut -c 1-1000 | sed "s/^/$process: /"; done
      exit 1
    fi
    sleep 1
  done
}
began=$(date +%s)
say() { printf '%4s s  %s\n' "$(($(date +%s) - began))" "$*"; }
page() { curl --silent --cacert authority.pem --fail --output page.html https://localhost/; }
authority() { "$podman" cp "$(name proxy):/data/caddy/pki/authorities/local/root.crt" authority.pem; }
parts() {
  compose up --detach postgresql redis seaweedfs mailpit || true
  within 60 "$podman" exec "$(name postgresql)" pg_isready --host localhost --username postgres
}
up_and_well() {
  # As a timer of systemd asks elsewhere: by the check that the image or the compose file brings.
  for part in postgresql redis seaweedfs $processes; do
    within 120 "$podman" healthcheck run "$(name "$part")"
    echo "$part is $("$podman" inspect --format '{{.State.Health.Status}}' "$(name "$part")")"
  done
  within 60 page
}
everything() {
  # What runs already is named as an error by an old podman-compose, and left as it is; profiles are unknown to it, so that
  # what is to run is named.
  # shellcheck disable=SC2086
  compose up --detach make-bucket $processes backup proxy || true
  within 60 authority
  within 120 page
  up_and_well
  say "the page comes through the proxy by HTTPS, $(wc -c < page.html) characters"
}
main_job() {
  BEGAN=$began NODE_EXTRA_CA_CERTS=authority.pem "$root/node_modules/node/bin/node" --conditions=source \
    "$root/libs/testing/scripts/try-main-job.ts" https://localhost http://localhost:5625 "$1"
}

# All mails by address, template and what became of each, by the ledger.
mails() {
  "$podman" exec "$(name postgresql)" sh -c 'PGPASSWORD=$(cat /run/secrets/postgresql-password) psql --host localhost \
    --username postgres --no-align --tuples-only --command "select recipient_email, template, status, reason from mails order by id" bitacora_notifications'
}
mail_is() { mails | grep -q "reset.*|$1|"; }
# What the page says to do, line by line; those that name a value of the operator's are set here.
page_lines() {
  sed -n '/^\*\*Restore on one machine\.\*\*/,/^```$/p' "$root/docs/operate.md" | sed -e '1,/^```sh$/d' -e '/^```$/d' -e '/^export /d'
}
# docker, as the page calls it: by podman, and waiting where an old podman-compose waits for nobody.
docker() {
  case "$1 $2" in
    'compose build') ;;
    'compose run')
      shift 2
      while :; do case $1 in --rm | --no-deps) shift ;; *) break ;; esac; done
      case $1 in
        migrate-identity) parts ;;
        make-bucket) within 60 "$podman" healthcheck run "$(name seaweedfs)" ;;
      esac
      once "$@" ;;
    'compose up')
      shift 3
      if [ $# = 0 ]; then everything; else
        shift # --wait
        compose up --detach "$@" || true
        for part in "$@"; do within 60 "$podman" healthcheck run "$(name "$part")"; done
      fi ;;
    *) "$podman" "$@" ;;
  esac
}
# Takes one to where BACKUP_URL leads, and opens it.
backed_up() {
  say "a backup to $BACKUP_URL"
  once backup take
  once --env BACKUP_PRIVATE_KEY="$BACKUP_PRIVATE_KEY" backup verify
}
in_the_volume() { BACKUP_URL=file:///backups BACKUPS=bitacora-try_backups:/backups; export BACKUP_URL BACKUPS; }
on_a_disk() { BACKUP_URL=file:///mnt/backups/bitacora BACKUPS=/mnt/backups/bitacora:/mnt/backups/bitacora; }
in_a_bucket() {
  BACKUP_URL=s3://backups/bitacora BACKUP_S3_ENDPOINT=http://$(hostname -I | cut -d ' ' -f 1):8433 BACKUP_S3_REGION=us-east-1
  BACKUP_S3_ACCESS_KEY=of-elsewhere BACKUP_S3_SECRET_KEY=of-nobody-else-elsewhere
  export BACKUP_S3_ENDPOINT BACKUP_S3_REGION BACKUP_S3_ACCESS_KEY BACKUP_S3_SECRET_KEY
}
# What its provider would do: a store with keys of its own, at an address that every container reaches, and the bucket.
provide_the_bucket() {
  printf '{"identities":[{"name":"backups","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin","Read","Write","List"]}]}' \
    "$BACKUP_S3_ACCESS_KEY" "$BACKUP_S3_SECRET_KEY" > elsewhere.json
  "$podman" run --detach --name $elsewhere --publish 8433:8333 --volume "$PWD/elsewhere.json:/tmp/identities.json:ro" \
    --entrypoint weed docker.io/chrislusf/seaweedfs:3.97 \
    server -dir=/data -ip=localhost -ip.bind=0.0.0.0 -s3 -s3.port=8333 -s3.config=/tmp/identities.json > /dev/null
  within 30 "$podman" run --rm --pull never --env S3_BUCKET=backups --env S3_ENDPOINT="$BACKUP_S3_ENDPOINT" \
    --env S3_REGION=us-east-1 --env S3_ACCESS_KEY="$BACKUP_S3_ACCESS_KEY" --env S3_SECRET_KEY="$BACKUP_S3_SECRET_KEY" \
    --entrypoint node bitacora/journeys:0.1.0 libs/platform/dist/files/make-bucket.js
}
# restored_then <send|drop>: an empty platform, the backup, and what becomes of the mail that waited when it was taken.
restored_then() {
  say "everything is thrown away but the backups, and restored from $BACKUP_URL"
  compose down
  forget _backups
  rm -rf secrets.former
  eval "$(page_lines)"
  main_job look
  say 'all of it is there again'
  say "the nightly backup is $("$podman" inspect --format '{{.State.Status}}, started anew {{.RestartCount}} times' "$(name backup)")"
  once notifications held-mails "$1"
  case $1 in send) within 60 mail_is sent ;; drop) within 60 mail_is dropped ;; esac
  mails
}

# What Prometheus answers to a question, as a number.
measured() {
  "$podman" exec "$(name prometheus)" wget --quiet --output-document - "http://localhost:9090/api/v1/query?query=$1" |
    sed 's/.*,"\([0-9.]*\)"\].*/\1/'
}
counts() { [ "$(measured "$1")" = "$2" ]; }
alert_mailed() { curl --silent --fail http://localhost:5625/api/v1/messages | grep -q 'FIRING:1. TryOut'; }
watched() {
  compose up --detach prometheus alertmanager blackbox-exporter node-exporter || true
  within 240 counts 'count(up==1)' 11
  within 120 counts 'probe_success' 1
  say "Prometheus measures $(measured 'count(up==1)') targets, $(measured 'count(broker_up==1)') of them processes; the site answers by its certificate"
  "$podman" exec "$(name alertmanager)" amtool --alertmanager.url=http://localhost:9093 alert add TryOut severity=warning
  within 120 alert_mailed
  say 'an alert is mailed'
  say "$("$root/node_modules/node/bin/node" --conditions=source "$root/libs/testing/scripts/try-dashboard.ts" \
    "http://$("$podman" inspect --format '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}' "$(name prometheus)"):9090")"
}

"$root/tools/containers/make-secrets.sh"
BACKUP_PRIVATE_KEY=$(cat backup-private-key)
export BACKUP_PRIVATE_KEY
rm backup-private-key
cat > .env <<SETTINGS
AGENCY_RUC=$AGENCY_RUC
MAIL_FROM=Viajes <viajes@agency.example>
SITE_HOST=localhost
SITE_TLS=internal
MAIL_WEB_PORT=5625
ALERTS_TO=operators@agency.example
SETTINGS
in_the_volume
parts
everything
once identity admin create-agency --ruc "$AGENCY_RUC" --name 'Viajes del Pacífico' --email hola@agency.example \
  --phone 042301200 --address 'Malecón 100, Guayaquil' --latitude -2.19 --longitude -79.88 --chat 0991234567
once identity admin create-staff --agency "$AGENCY_RUC" --role owner,adviser --cedula "$OWNER" --first-name Elena \
  --last-name 'Ruiz Vera' --birth-date 1980-05-04 --gender F --civil-status C --email "$OWNER_EMAIL"
main_job begin
say 'the main job is done'
export SESSION="$PWD/session"
main_job stay
for step in publish use 'retire --now'; do
  # shellcheck disable=SC2086
  "$root/tools/containers/rotate-secret.sh" secrets signing-key $step
  # shellcheck disable=SC2086
  compose restart $processes
  up_and_well > /dev/null
  main_job stay
done
watched
# Paused, for a container that starts anew has another address, and the mail client keeps one for five minutes.
"$podman" pause "$(name mailpit)" > /dev/null
curl --silent --show-error --fail --cacert authority.pem --json "{\"username\":\"$OWNER\"}" https://localhost/auth/users/reset_password/
within 30 mail_is waiting
say 'a mail waits, for the inbox is away'
backed_up
# As the page and the file itself say.
cp tools/containers/backup-disk.yml docker-compose.override.yml
install --directory --owner 1000 --group 1000 --mode 700 /mnt/backups/bitacora
on_a_disk
backed_up
in_a_bucket
provide_the_bucket
rm -f secrets/backup-s3-access-key secrets/backup-s3-secret-key
tools/containers/make-secrets.sh
backed_up
"$podman" unpause "$(name mailpit)" > /dev/null
within 240 mail_is sent
say 'it left after the backup'
# As the compose file grants it; an old podman-compose knows ten seconds only.
compose stop --timeout 20
for process in $processes backup; do
  ended=$("$podman" inspect --format '{{.State.ExitCode}}' "$(name "$process")")
  echo "$process ended with $ended"
  [ "$ended" = 0 ] || { echo 'not in order' >&2; exit 1; }
done
restored_then drop
on_a_disk
restored_then drop
in_the_volume
restored_then send
compose down
