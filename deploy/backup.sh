#!/bin/sh
# 做一份备份，做成了才删旧的。
#   deploy/backup.sh          一次（systemd 的 zhitu-backup.timer）
#   deploy/backup.sh daily    每天 BACKUP_AT 一次，不退出（容器）
# 放到 BACKUP_TO（文件夹或 s3:前缀），文件夹里的留 BACKUP_KEEP_DAYS 天；对象存储里的用它自己的生命周期规则删。
set -eu
cd "$(dirname "$0")/.."
to=${BACKUP_TO:-/backups/}

once() {
  npm run --silent zhitu -- backup --to "$to" || return 1
  case $to in
    s3:*) ;;
    *) find "$to" -maxdepth 1 -name 'zhitu-*.tar*' -mtime "+${BACKUP_KEEP_DAYS:-30}" -delete ;;
  esac
}

if [ "${1:-}" != daily ]; then
  once
  exit
fi
trap 'exit 0' TERM INT
while :; do
  now=$(date +%s)
  at=$(TZ=CST-8 date -d "${BACKUP_AT:-03:15}" +%s)
  [ "$at" -gt "$now" ] || at=$((at + 86400))
  sleep $((at - now)) &
  wait $!
  once || echo '备份没有做成，明天再做；现在就做：deploy/backup.sh' >&2
done
