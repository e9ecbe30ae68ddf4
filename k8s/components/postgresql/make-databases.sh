#!/bin/sh
# A role and a database for each process, from the very addresses that the processes are given, a file each. A role may
# connect to its own database and to no other. The PostgreSQL image runs it once, on an empty volume (here and in
# docker-compose.yml); on a server of your own you run it (docs/operate.md).
set -eu
for file in ${DATABASE_FILES:-/run/databases/*}; do
  url=$(cat "$file")
  login=${url#*://}
  login=${login%%@*}
  role=${login%%:*}
  password=${login#*:}
  database=${url##*/}
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
    --set role="$role" --set password="$password" --set database="$database" <<'SQL'
create role :"role" login password :'password';
create database :"database" owner :"role";
revoke all on database :"database" from public;
SQL
done
