#!/bin/sh
# Replaces a secret, and nobody is logged out, no mail or link is lost: rotate-secret.sh <folder> <secret> <step>
#   signing-key       signs access tokens: read by identity, its public half by every process
#   internal-secret   by which services know each other: every process
#   file-link-secret  signs links to files: the bff
#   seal-key          closes mailed links and second factors: identity, journeys and notifications
# publish  makes the next one, which is believed from now on. Then give the files to ALL processes that read it.
# use      the next one is used. Then give them the files again.
# retire   when nothing of the former one is around any more: it goes. Then give them the files a last time.
#          retire --now: at once, for a secret that somebody else has.
# Each step once, in this order; a step that is not due is refused, and changes nothing. Needs openssl (docs/operate.md).
set -eu
usage() { echo "$0 <folder> signing-key|internal-secret|file-link-secret|seal-key publish|use|retire [--now]" >&2; exit 2; }
refuse() { echo "$1" >&2; exit 1; }
[ $# -ge 3 ] && [ $# -le 4 ] || usage
now=${4:-}
[ -z "$now" ] || { [ "$3" = retire ] && [ "$now" = --now ]; } || usage
# What signs or closes, what lists all that is believed, and for how many minutes something of the former one is around.
case $2 in
  signing-key) secret=jwt-private-key; listed=jwt-public-keys; minutes=20 ;;
  internal-secret) secret=internal-secret; listed=internal-secret; minutes=0 ;;
  file-link-secret) secret=file-link-secret; listed=file-link-secret; minutes=30 ;;
  # A mail that waited for longer than two days is dropped.
  seal-key) secret=seal-key; listed=seal-key; minutes=2880 ;;
  *) usage ;;
esac
cd "$1" || exit 1
umask 077
[ -e "$secret" ] || refuse "$1 holds no $secret: make-secrets.sh makes it."

# put <name>: what comes in takes the place of the file at once, readable within a container as the other secrets are.
put() { cat > "$1.new" && chmod 444 "$1.new" && mv -f "$1.new" "$1"; }
public_of() { openssl rsa -in "$1" -pubout 2> /dev/null; }
make_one() {
  case $secret in
    jwt-private-key) openssl genrsa 3072 2> /dev/null ;;
    seal-key) openssl rand -base64 32 ;;
    *) openssl rand -hex 32 ;;
  esac
}
is_key() { [ "$secret" = jwt-private-key ]; }
# How many are believed: a block each, or a line.
count() { if is_key; then grep -c 'BEGIN.*PUBLIC KEY' "$listed"; else grep -c . "$listed"; fi; }

case $3 in
  publish)
    [ ! -e "$secret.next" ] || refuse 'The next one is published already. The next step: use.'
    [ "$(count)" = 1 ] || refuse 'A former one is still believed. First: retire.'
    make_one | put "$secret.next"
    if is_key; then { cat "$listed"; echo; public_of "$secret.next"; } | put "$listed"
    else { cat "$secret"; echo; cat "$secret.next"; } | put "$secret"; fi
    echo "The next one is published. Give $listed to every process that reads it, all replicas, and then: use." ;;
  use)
    [ -e "$secret.next" ] || refuse 'There is no next one. First: publish.'
    if is_key; then put "$secret" < "$secret.next"
    else { cat "$secret.next"; head -n 1 "$secret"; } | put "$secret"; fi
    rm -f "$secret.next"
    echo "The next one is used. Give $secret to the processes that read it, and after $minutes minutes: retire." ;;
  retire)
    [ ! -e "$secret.next" ] || refuse 'The next one is not used yet. First: use.'
    [ "$(count)" != 1 ] || refuse 'No former one is believed.'
    if [ -z "$now" ] && [ -n "$(find "$secret" -mmin "-$minutes")" ]; then
      refuse "Something of the former one is around until $minutes minutes after use; whoever cannot wait: retire --now."
    fi
    if is_key; then public_of "$secret" | put "$listed"; else head -n 1 "$secret" | put "$secret"; fi
    echo "The former one is believed no more. Give $listed to every process that reads it."
    if [ "$secret" = seal-key ] && [ -n "$now" ]; then
      echo 'But first see that every replica of identity has started on both keys since use (docs/operate.md):'
      echo 'second factors that were not sealed anew by then never open again, and whose they are gets in no more.'
    fi ;;
  *) usage ;;
esac
