#!/bin/sh
# Replaces the key that signs access tokens, and nobody is logged out: rotate-signing-key.sh <folder of secrets> <step>
#   publish  makes the next key, and adds its public half to jwt-public-keys. Then give the files to ALL processes.
#   sign     the next key takes the place of the one that signs. Then give the files to identity.
#   retire   20 minutes later: the public half of the former one goes. Then give the files to all processes.
#            retire --now: at once, for a key that somebody else has; who is logged in renews by the refresh token.
# Each step once, in this order; a step that is not due is refused, and changes nothing. Needs openssl (docs/operate.md).
set -eu
usage() { echo "$0 <folder of secrets> publish|sign|retire [--now]" >&2; exit 2; }
refuse() { echo "$1" >&2; exit 1; }
[ $# -ge 2 ] && [ $# -le 3 ] || usage
step=$2
now=${3:-}
[ -z "$now" ] || { [ "$step" = retire ] && [ "$now" = --now ]; } || usage
cd "$1" || exit 1
umask 077
[ -e jwt-private-key ] || refuse "$1 holds no jwt-private-key: make-secrets.sh makes it."

# put <name>: what comes in takes the place of the file at once, readable within a container as the other secrets are.
put() { cat > "$1.new" && chmod 444 "$1.new" && mv -f "$1.new" "$1"; }
public_of() { openssl rsa -in "$1" -pubout 2> /dev/null; }

case $step in
  publish)
    [ ! -e jwt-private-key.next ] || refuse 'The next key is published already. The next step: sign.'
    [ "$(grep -c 'BEGIN.*PUBLIC KEY' jwt-public-keys)" = 1 ] || refuse 'A former key is still listed. First: retire.'
    openssl genrsa 3072 2> /dev/null | put jwt-private-key.next
    { cat jwt-public-keys; echo; public_of jwt-private-key.next; } | put jwt-public-keys
    echo 'The next key is published. Give jwt-public-keys to every process, all replicas, and then: sign.' ;;
  sign)
    [ -e jwt-private-key.next ] || refuse 'There is no next key. First: publish.'
    touch jwt-private-key.next
    mv -f jwt-private-key.next jwt-private-key
    echo 'The next key signs. Give jwt-private-key to identity, and after 20 minutes: retire.' ;;
  retire)
    [ ! -e jwt-private-key.next ] || refuse 'The next key does not sign yet. First: sign.'
    [ "$(grep -c 'BEGIN.*PUBLIC KEY' jwt-public-keys)" != 1 ] || refuse 'No former key is listed.'
    if [ -z "$now" ] && [ -n "$(find jwt-private-key -mmin -20)" ]; then
      refuse 'Tokens of the former key are in use until 20 minutes after sign; whoever cannot wait: retire --now.'
    fi
    public_of jwt-private-key | put jwt-public-keys
    echo 'The former key is no longer listed. Give jwt-public-keys to every process.' ;;
  *) usage ;;
esac
