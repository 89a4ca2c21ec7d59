import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { EngineHost } from './engineHost.ts';
import type { ProcessFacts } from './engineProcess.ts';

const now = [
  ['rooms', 'Rooms with people in them'],
  ['people', 'People in rooms'],
  ['tracks', 'Cameras, microphones and screens shown in rooms'],
] as const;

const soFar = [
  ['packetsIn', 'Packets of media taken in'],
  ['packetsOut', 'Packets of media sent to viewers'],
  ['lostIn', 'Packets lost on the way in although they were asked for again'],
  ['recoveredIn', 'Packets that came when they were asked for again'],
  ['lostOut', 'Packets lost on the way out, as viewers report'],
  ['repeatedOut', 'Packets sent once more to viewers that missed them'],
] as const;

const nameOf = (key: string): string => `zhitu_rtc_${key.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)}`;

const ofProcess = [
  ['up', 'Whether this process of the media engine serves', ({ state }) => (state === 'up' ? 1 : 0)],
  ['rooms', 'Rooms that this process carries', ({ stats }) => stats?.rooms ?? 0],
  ['people', 'People in rooms of this process', ({ stats }) => stats?.people ?? 0],
  ['packets_out', 'Packets this process sent to viewers so far', ({ stats }) => stats?.packetsOut ?? 0],
] as const satisfies readonly (readonly [string, string, (facts: ProcessFacts) => number])[];

/** What `/metrics` says of the embedded media engine: all its processes together, and some of it of each. */
export function registerRtcMetrics(registry: Registry, host: EngineHost): void {
  for (const [key, help, read] of ofProcess) {
    const collect = (): void => {
      gauge.reset();
      for (const [process, facts] of host.facts.processes.entries()) gauge.set({ process }, read(facts));
    };
    const labelNames = ['process'];
    const name = `zhitu_rtc_process_${key}`;
    const gauge: Gauge = new Gauge({ name, help, labelNames, registers: [registry], collect });
  }
  for (const [key, help] of now) {
    const gauge: Gauge = new Gauge({
      name: nameOf(key),
      help,
      registers: [registry],
      collect: () => gauge.set(host.facts.stats?.[key] ?? 0),
    });
  }
  for (const [key, help] of soFar) {
    const collect = (): void => {
      counter.reset();
      counter.inc(host.facts.stats?.[key] ?? 0);
    };
    const counter: Counter = new Counter({ name: `${nameOf(key)}_total`, help, registers: [registry], collect });
  }
  const up: Gauge = new Gauge({
    name: 'zhitu_rtc_up',
    help: 'Whether any process of the media engine serves',
    registers: [registry],
    collect: () => up.set(host.facts.state === 'up' ? 1 : 0),
  });
  const broadcasts: Gauge = new Gauge({
    name: 'zhitu_rtc_broadcasts',
    help: 'Rooms that are watched a few seconds late, each by a process that encodes',
    registers: [registry],
    collect: () => broadcasts.set(host.broadcasts.count),
  });
  const restarts: Counter = new Counter({
    name: 'zhitu_rtc_restarts_total',
    help: 'How often a process of the media engine had to be started again',
    registers: [registry],
    collect: () => {
      restarts.reset();
      restarts.inc(host.facts.restarts);
    },
  });
}
