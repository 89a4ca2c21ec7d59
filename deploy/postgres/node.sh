#!/bin/bash
# 备库：空的时候从主库抄一份，此后跟着主库。PGDATA 由镜像给出。
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres "$(dirname "$PGDATA")"
  # 抄完才改名：断了就从头再抄，不会有半个
  rm -rf "$PGDATA.new"
  gosu postgres pg_basebackup --pgdata="$PGDATA.new" --write-recovery-conf \
    --slot=replica --wal-method=stream --checkpoint=fast \
    --dbname="host=postgres user=replica password=$REPLICA_PASSWORD application_name=replica"
  rm -rf "$PGDATA"
  mv "$PGDATA.new" "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
