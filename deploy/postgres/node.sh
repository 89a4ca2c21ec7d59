#!/bin/bash
# 一个数据库。SELF 是它自己，PRIMARY_HOST 是主库：是自己就当主库，不是就跟着它，空的时候先从它抄一份。PGDATA 由镜像给出。
set -euo pipefail
if [ "$SELF" != "$PRIMARY_HOST" ]; then
  if [ -s "$PGDATA/PG_VERSION" ] && [ ! -e "$PGDATA/standby.signal" ]; then
    # 从前的主库：让它起来就有两个主库，写到哪一个都会丢
    echo "主库已经是 $PRIMARY_HOST，这里还是从前的主库的数据，不启动。清空它的卷，就会从新的主库抄一份当备库。" >&2
    exit 1
  fi
  if [ ! -s "$PGDATA/PG_VERSION" ]; then
    install -d -o postgres -g postgres "$(dirname "$PGDATA")"
    # 抄完才改名：断了就从头再抄，不会有半个
    rm -rf "$PGDATA.new"
    gosu postgres pg_basebackup --pgdata="$PGDATA.new" --write-recovery-conf \
      --slot=replica --wal-method=stream --checkpoint=fast \
      --dbname="host=$PRIMARY_HOST user=replica password=$REPLICA_PASSWORD application_name=replica"
    rm -rf "$PGDATA"
    mv "$PGDATA.new" "$PGDATA"
  fi
fi
exec docker-entrypoint.sh "$@"
