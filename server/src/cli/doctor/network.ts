import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { USUAL_PORT, usualProcesses } from '../../providers/rtc/engineHost.ts';
import type { Check, Finding } from './check.ts';
import { bad, inTime, off, ok, warn, why } from './check.ts';

export const ports: Check = {
  name: '端口',
  async look({ config: { port, host, jobs, livekit, rtc, rtcUdpPort, rtcProcesses } }) {
    const findings: Finding[] = [];
    if (jobs !== 'only') findings.push(await tcp(port, host));
    if (livekit !== null || !rtc) return findings;
    if (rtcUdpPort === 0) return [...findings, ok('通话的 UDP 端口任选空闲的')];
    const count = rtcProcesses ?? usualProcesses();
    for (let at = 0; at < count; at += 1)
      findings.push(await udp((rtcUdpPort ?? USUAL_PORT) + at, rtcUdpPort !== null));
    return findings;
  },
};

async function tcp(port: number, host: string): Promise<Finding> {
  if (port === 0) return ok('PORT 是 0：任选一个空闲的');
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const answer = await inTime(fetch(`http://${here}:${port}/healthz`)).catch(() => undefined);
  if (answer?.ok && (await answer.text()).includes('"ok"')) return ok(`端口 ${port} 上的站点应答了`);
  const code = await listening(port, host);
  if (code === undefined) return ok(`端口 ${port} 空着`);
  if (code === 'EADDRINUSE') return bad(`端口 ${port} 被别的程序占用`, '请关掉它，或用 PORT 换一个端口。');
  if (code === 'EACCES') return bad(`没有权限使用端口 ${port}`, '请用 PORT 换一个 1024 以上的端口。');
  return bad(`不能在 ${host}:${port} 上监听（${code}）`, '请检查 HOST 与 PORT。');
}

const listening = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? '?'));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

async function udp(port: number, isWanted: boolean): Promise<Finding> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createSocket('udp4');
    probe.once('error', () => resolve(false));
    probe.bind(port, () => probe.close(() => resolve(true)));
  });
  if (isFree) return ok(`通话的 UDP 端口 ${port} 空着；防火墙要放行它`);
  if (isWanted)
    return warn(
      `通话的 UDP 端口 ${port} 有人用着`,
      '站点在运行就是它自己；否则请关掉占用它的程序，或改 RTC_UDP_PORT。',
    );
  return ok(`通话的 UDP 端口 ${port} 有人用着（站点在运行就是它自己），否则会另选一个`);
}

export const address: Check = {
  name: '站点地址',
  async look({ config: { publicUrl, demo } }) {
    if (demo && publicUrl.startsWith('http://localhost')) return [off(`${publicUrl}，只在本机`)];
    try {
      const answer = await inTime(fetch(`${publicUrl}/healthz`, { redirect: 'manual' }));
      if (answer.ok && (await answer.text()).includes('"ok"')) return [ok(`${publicUrl} 应答了`)];
      return [warn(`${publicUrl}/healthz 回答 ${answer.status}`, '站点停着时不用管；在运行就检查代理转发到了哪里。')];
    } catch (error) {
      return [
        warn(`从这台机器连不上 ${publicUrl}（${why(error)}）`, '站点停着时不用管；在运行就检查域名、证书与代理。'),
      ];
    }
  },
};

export const calls: Check = {
  name: '通话',
  async look({ config: { livekit, rtc, rtcPublicIp, turn, demo } }) {
    if (!livekit) {
      if (!rtc) return [off('RTC 是 off，又没有设 LIVEKIT_*：不能通话')];
      if (demo || rtcPublicIp !== null || turn) return [ok('自带的媒体服务')];
      return [ok('自带的媒体服务；服务器在云上或路由器后面时，还要设 RTC_PUBLIC_IP')];
    }
    try {
      await inTime(fetch(livekit.url.replace(/^ws/, 'http'), { redirect: 'manual' }));
      return [ok('LiveKit 应答了')];
    } catch (error) {
      return [bad(`连不上 LiveKit（${why(error)}）`, '请检查 LIVEKIT_URL，以及它是否在运行。')];
    }
  },
};
