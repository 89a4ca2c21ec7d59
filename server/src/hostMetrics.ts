import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** What `/metrics` says of the connections of this process to the database, and of the disk that it writes to. */
export function registerHostMetrics(registry: Registry, pool: pg.Pool, dataDir: string): void {
  const connections = new Gauge({
    name: 'zhitu_pool_connections',
    help: 'Connections to the database of this process: used, idle, and questions that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const disk = new Gauge({
    name: 'zhitu_disk_free_bytes',
    help: 'Bytes left on the disk of the data folder',
    registers: [],
    async collect() {
      const room = await statfs(dataDir).catch(() => undefined);
      if (room) this.set(room.bavail * room.bsize);
      else this.remove();
    },
  });
  for (const one of [connections, disk]) registry.registerMetric(one);
}
