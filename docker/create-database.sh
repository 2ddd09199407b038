#!/bin/sh
# Run once by the postgres image, on an empty data folder. The site owns its database and is no superuser: whoever
# takes over the site's connection can't read the server's files or run programs through it.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$SITE_PASSWORD" --username "$POSTGRES_USER" postgres <<'SQL'
create role velto login nosuperuser nocreatedb nocreaterole password :'password';
create database velto owner velto;
revoke connect on database velto from public;
SQL
