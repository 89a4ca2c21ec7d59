import * as api from '#contract/exam/sitting.ts';
import type { RehearsalCheck } from '#contract/exam/sittingShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { openJournal } from '../room/journal.ts';

interface Check {
  name: RehearsalCheck;
  isFine: 0 | 1;
  found: string;
}

const ROUNDS = 3;
const SLOW_MS = 3000;
/** Such a difference confuses people; the sitting itself goes by the clock of the server. */
const ODD_CLOCK_MS = 300_000;

/**
 * Tries the ways a sitting takes: there and back, a save with its receipt, the clock, what this browser keeps, and the
 * camera where there are photographs.
 */
export async function rehearse({ isPhotographed }: { isPhotographed: boolean }): Promise<Check[]> {
  const words = `演练 ${Math.round(performance.now())}`;
  const trips: number[] = [];
  let last: { hash: string; now: number } | undefined;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      last = await call(api.probe, { content: words }, { isShowErrTip: false });
      trips.push(performance.now() - from);
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  const slowest = Math.round(Math.max(0, ...trips));
  const off = last === undefined ? 0 : Date.now() - last.now;
  const isKept = (await openJournal()).isLasting;
  return [
    last === undefined
      ? { name: 'net', isFine: 0, found: '没有收到回应' }
      : { name: 'net', isFine: slowest < SLOW_MS ? 1 : 0, found: `最慢一次 ${slowest} 毫秒` },
    await receiptCheck(words, last?.hash),
    Math.abs(off) < ODD_CLOCK_MS
      ? { name: 'clock', isFine: 1, found: `与服务器相差 ${Math.round(Math.abs(off) / 1000)} 秒` }
      : { name: 'clock', isFine: 1, found: `电脑的钟差了 ${Math.round(Math.abs(off) / 60_000)} 分钟，以服务器为准` },
    { name: 'storage', isFine: isKept ? 1 : 0, found: isKept ? '断网时答案会留在本机' : '这个浏览器不能留存答案' },
    ...(isPhotographed ? [await cameraCheck()] : []),
  ];
}

/** Nobody fails for want of a camera: who does not agree to photographs sits without one. */
async function cameraCheck(): Promise<Check> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return { name: 'camera', isFine: 1, found: '能打开' };
  } catch {
    return { name: 'camera', isFine: 1, found: '没有打开；不同意拍照也能考' };
  }
}

/** Where there is no TLS the browser cannot hash; then a receipt that came counts. */
async function receiptCheck(words: string, hash: string | undefined): Promise<Check> {
  if (hash === undefined) return { name: 'save', isFine: 0, found: '没有收到凭据' };
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return { name: 'save', isFine: 1, found: '收到了凭据' };
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const own = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return own === hash
    ? { name: 'save', isFine: 1, found: '凭据核对一致' }
    : { name: 'save', isFine: 0, found: '凭据对不上' };
}
