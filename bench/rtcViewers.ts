import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as settled } from 'node:timers/promises';
import pino from 'pino';
import { EngineHost } from '#server/providers/rtc/engineHost.ts';
import { livekitEngine } from '#server/providers/rtc/livekitEngine.ts';
import { report } from './kit/report.ts';
import { filmPacket, show, watch } from './kit/rtcPeer.ts';
import type { RtcPeer } from './kit/rtcPeer.ts';

/** A film of 720p as browsers send it: 1.5 Mb/s. */
const PACKETS_A_SECOND = 162;
const BYTES = 1150;
const SECONDS = 8;
const CLOCK = 90_000;
/** Clock ticks of /proc a second. */
const HERTZ = 100;

/**
 * `npm run bench -- rtcViewers 50 100`: one film to so many viewers through the embedded engine. Measured: how much of a
 * core its process uses, how many packets did not arrive. Senders and viewers are in this process, on other cores.
 */
export async function run(given: string[]): Promise<void> {
  const counts = given.length > 0 ? given.map(Number) : [25, 50, 100];
  const [key, secret] = ['bench', 'a secret of the measurement of viewers'];
  const place = { host: '127.0.0.1', udpPort: 0, publicAddress: null, recordings: tmpdir(), processes: 1 };
  const host = new EngineHost({ key, secret, ...place });
  const engine = livekitEngine({ url: '/', key, secret, turn: null, now: () => new Date(), host });
  await host.start(pino({ level: 'warn' }));
  const enter = async (identity: string): Promise<string> => {
    const person = { identity, name: identity };
    const { token } = await engine.joinToken('bench', person, { publish: true, subscribe: true }, 600);
    return `ws://127.0.0.1:${host.httpPorts[0]}/rtc?access_token=${token}`;
  };
  const sender = await show(await enter('sender'));
  const viewers: RtcPeer[] = [];
  const rows: (string | number)[][] = [];
  const film = playing(sender.send);
  await settled(500);
  for (const count of counts) {
    while (viewers.length < count) viewers.push(await watch(await enter(`viewer-${viewers.length}`)));
    await settled(1500);
    const before = {
      cpu: await ticksOf(host.pids[0]!),
      sent: film.sent(),
      received: sumOf(viewers),
      at: performance.now(),
    };
    await settled(SECONDS * 1000);
    const sent = film.sent() - before.sent;
    const seconds = (performance.now() - before.at) / 1000;
    const received = sumOf(viewers) - before.received;
    const cores = ((await ticksOf(host.pids[0]!)) - before.cpu) / HERTZ / seconds;
    rows.push([
      count,
      Number((cores * 100).toFixed(1)),
      Math.round(received / seconds),
      `${(Math.max(0, 1 - received / (sent * count)) * 100).toFixed(2)} %`,
      await megabytesOf(host.pids[0]!),
    ]);
  }
  film.stop();
  for (const peer of [...viewers, sender]) peer.close();
  await host.stop();
  report(['观看的人', '一个核的百分之几', '每秒发出的包', '没有到的', '内存 MB'], rows);
}

const sumOf = (viewers: readonly RtcPeer[]): number => viewers.reduce((sum, viewer) => sum + viewer.received(), 0);

/** Sends as many packets as the time that has gone asks for. */
function playing(send: (packet: Buffer) => void): { sent: () => number; stop: () => void } {
  const from = performance.now();
  let seq = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - from) / 1000) * PACKETS_A_SECOND;
    for (; seq < due; seq += 1) send(filmPacket(seq, (seq / PACKETS_A_SECOND) * CLOCK, BYTES));
  }, 10);
  return { sent: () => seq, stop: () => clearInterval(timer) };
}

/** User and system time, in ticks. */
async function ticksOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}
