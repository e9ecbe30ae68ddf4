#!/bin/sh
# Makes the secrets of a platform, a file each, where they are missing: tools/containers/make-secrets.sh [folder]
# Needs nothing but openssl. POSTGRESQL, REDIS and SMTP_URL say where those are (default: those of docker-compose.yml), and
# DATABASE_PREFIX how databases and roles are called, for several platforms on one server (default: bitacora).
# Keep the folder: who loses it loses the platform, and who reads it owns the platform.
# Backups are encrypted for BACKUP_PUBLIC_KEY; where you have none yet, the pair is made, and the private half written beside
# the folder, for you to take away.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)
folder=${1:-secrets}
postgresql=${POSTGRESQL:-postgresql:5432}
redis=${REDIS:-redis:6379}
umask 077
mkdir -p "$folder"
# Nobody else enters the folder; within a container, where the process is another user, each file is by itself.
cd "$folder"

# keep <name>: what comes in, unless the file is there. Without the last line end.
keep() {
  content=$(cat)
  if [ ! -e "$1" ]; then printf '%s' "$content" > "$1.new" && chmod 444 "$1.new" && mv "$1.new" "$1"; fi
}
random() { openssl rand -hex 32; }

random | keep internal-secret
random | keep file-link-secret
openssl rand -base64 32 | keep seal-key
[ -e jwt-private-key ] || openssl genrsa 3072 2> /dev/null | keep jwt-private-key
openssl rsa -in jwt-private-key -pubout 2> /dev/null | keep jwt-public-keys
# Signs mails once DKIM_DOMAIN is given; as long as its record in the DNS may be.
[ -e dkim-private-key ] || openssl genrsa 2048 2> /dev/null | keep dkim-private-key
openssl rand -hex 10 | keep s3-access-key
random | keep s3-secret-key
random | keep postgresql-password
random | keep redis-password
echo "redis://:$(cat redis-password)@$redis" | keep redis-url
for process in identity journeys services-catalog billing notifications bff; do
  role=${DATABASE_PREFIX:-bitacora}_$(echo "$process" | tr - _)
  echo "postgres://$role:$(random)@$postgresql/$role" | keep "database-$process"
done
# A mail server of yours takes the inbox's place here: smtp://user:password@mail.example:587
if [ ! -e smtp-url ]; then
  echo "${SMTP_URL:-smtp://mailpit:1025}" | keep smtp-url
  # Without the password.
  if [ -n "${SMTP_URL:-}" ]; then echo "Mails leave by ${SMTP_URL##*[@/]}."
  else echo "Mails stay in the inbox of this machine (smtp://mailpit:1025), and reach nobody. For real ones: $folder/smtp-url"; fi
fi

# How the mailbox is read that BOUNCES_ADDRESS names: imaps://user:password@mail.example; empty for none.
printf '%s' "${BOUNCES_IMAP_URL:-}" | keep bounces-imap-url
# Of the bucket of the backups, where BACKUP_URL is one; another's to hand out.
printf '%s' "${BACKUP_S3_ACCESS_KEY:-}" | keep backup-s3-access-key
printf '%s' "${BACKUP_S3_SECRET_KEY:-}" | keep backup-s3-secret-key

if [ ! -e backup-public-key ]; then
  public=${BACKUP_PUBLIC_KEY:-}
  if [ -z "$public" ]; then
    private=$(cd .. && pwd)/backup-private-key
    [ ! -e "$private" ] || { echo "$private is that of another backup-public-key: take it away first." >&2; exit 1; }
    pair=$("$tools/make-backup-keys.sh")
    public=${pair%%
*}
    printf '%s\n' "${pair#*
}" > "$private"
    cat << INSTRUCTION
$private opens every backup, with all data and secrets of the platform;
without it backups are worth nothing. It must not stay on this machine. Now, before the first start:
  1. copy it to two places elsewhere (a vault, a printed page), and compare one of them with the file;
  2. rm $private
INSTRUCTION
  fi
  echo "$public" | keep backup-public-key
fi
