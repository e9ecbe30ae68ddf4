#!/bin/sh
# Run once by the PostgreSQL image, on an empty volume: a role and a database for each process, from the very addresses
# that the processes are given (/run/databases/<process>). A role may connect to its own database and to no other.
set -eu
for file in /run/databases/*; do
  url=$(cat "$file")
  login=${url#*://}
  login=${login%%@*}
  role=${login%%:*}
  password=${login#*:}
  database=${url##*/}
  psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
    --set role="$role" --set password="$password" --set database="$database" <<'SQL'
create role :"role" login password :'password';
create database :"database" owner :"role";
revoke all on database :"database" from public;
SQL
done
