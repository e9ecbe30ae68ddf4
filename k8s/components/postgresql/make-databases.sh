#!/bin/sh
# A role and a database for each process, from the very addresses that the processes are given, a file each. A role may
# connect to its own database and to no other. The PostgreSQL image runs it once, on an empty volume (here and in
# docker-compose.yml); on a server of your own you run it (docs/operate.md). A second time it makes only what is missing;
# a role that is there with another password is another platform's: it is refused before anything is made.
set -eu
as_admin() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" \
    --dbname postgres --set role="$role" --set password="$password" --set database="$database"
}
read_address() {
  url=$(cat "$1")
  login=${url#*://}
  login=${login%%@*}
  role=${login%%:*}
  password=${login#*:}
  database=${url##*/}
}
is_there() { [ "$(as_admin)" = 1 ]; }
# By TCP where the server is another one; the image's own first start trusts whoever is inside, and has no role yet.
takes_password() {
  PGPASSWORD=$password psql --no-psqlrc --quiet --username "$role" --dbname postgres --command 'select 1' 2>&1 > /dev/null |
    grep -q 'password authentication failed' && return 1
  return 0
}

foreign=
for file in ${DATABASE_FILES:-/run/databases/*}; do
  read_address "$file"
  if echo "select 1 from pg_roles where rolname = :'role'" | is_there && ! takes_password; then foreign="$foreign $role"; fi
done
if [ -n "$foreign" ]; then
  echo "These roles belong to another platform, for their passwords are others:$foreign" >&2
  echo 'Nothing was changed. Make the secrets with a DATABASE_PREFIX of its own, or use those of that platform.' >&2
  exit 1
fi
for file in ${DATABASE_FILES:-/run/databases/*}; do
  read_address "$file"
  echo "select 1 from pg_roles where rolname = :'role'" | is_there ||
    echo "create role :\"role\" login password :'password'" | as_admin
  # A managed server's administrator is no superuser, and may make a database only for a role that it belongs to.
  echo "select 1 from pg_database where datname = :'database'" | is_there ||
    echo 'grant :"role" to current_user; create database :"database" owner :"role"' | as_admin
  echo 'revoke all on database :"database" from public' | as_admin
done
