#!/bin/bash
# 主库第一次建立时运行：知途的账户与库，备库的账户、复制槽与入口。
set -euo pipefail
psql --username postgres --set=ON_ERROR_STOP=1 --set=own="$DATABASE_PASSWORD" --set=copy="$REPLICA_PASSWORD" <<'SQL'
CREATE ROLE zhitu LOGIN PASSWORD :'own';
GRANT pg_monitor TO zhitu;
CREATE DATABASE zhitu OWNER zhitu;
CREATE ROLE replica LOGIN REPLICATION PASSWORD :'copy';
SELECT pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
