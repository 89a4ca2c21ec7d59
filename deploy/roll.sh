#!/bin/sh
# 一个接一个地重启：上一个能接请求了才轮到下一个，访问的人察觉不到。
#   deploy/roll.sh compose          容器，先构建新的镜像
#   deploy/roll.sh systemd 3001 3002   本机的 zhitu@3001、zhitu@3002
set -eu
here=$(dirname "$0")

# 最多等三分钟；起不来就停在这里，别的进程照旧
waits() {
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 180 ]; then
      echo "三分钟还不能接请求，停在这里：请看它的日志，别的进程没有动" >&2
      exit 1
    fi
    sleep 1
  done
}

compose() { docker compose -f "$here/compose.yml" --env-file "$here/.env" "$@"; }
# 样样都好才轮到下一个（/readyz）；代理问的是 /servez
is_ready() { curl -fs -o /dev/null "http://127.0.0.1:$1/readyz"; }
is_healthy() { compose exec -T "$1" curl -fs -o /dev/null http://127.0.0.1:3000/readyz; }

how=${1:-}
[ $# -eq 0 ] || shift
case $how in
  compose)
    compose build app1
    for app in app1 app2; do
      compose up -d --no-deps --force-recreate "$app"
      waits is_healthy "$app"
      sleep 3 # 代理每秒看一次，也要看到它好了
    done
    compose up -d --no-deps backup
    ;;
  systemd)
    [ $# -gt 1 ] || { echo '要写两个以上的端口，例如 deploy/roll.sh systemd 3001 3002' >&2; exit 2; }
    for port in "$@"; do
      systemctl restart "zhitu@$port"
      waits is_ready "$port"
      sleep 3
    done
    ;;
  *)
    echo '用法：deploy/roll.sh compose，或 deploy/roll.sh systemd 端口…' >&2
    exit 2
    ;;
esac
echo '都重启好了'
