import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { BILL_BYTES } from '#contract/rules/bills.ts';
import { BillProblem } from './payProvider.ts';

const TIMEOUT_MS = 30_000;
/** Beside the lines there is a summary. */
const SUMMARY = '汇总';

/** The archive that an address gives for half a minute, and in it the file with the lines. */
export async function alipayBill(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const isTooLarge = Number(response.headers.get('content-length') ?? 0) > BILL_BYTES;
  if (!response.ok || isTooLarge) throw new BillProblem(`支付宝的账单没有下载成（${response.status}）`);
  return linesIn(Buffer.from(await response.arrayBuffer()));
}

async function linesIn(bytes: Buffer): Promise<Uint8Array> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false }).catch(() => {
    throw new BillProblem('支付宝给的账单不是压缩包，没有采用');
  });
  for await (const entry of zip.eachEntry()) {
    // Written on a Chinese Windows.
    const name = new TextDecoder('gb18030').decode(entry.fileNameRaw);
    const utf8 = Buffer.from(entry.fileNameRaw).toString();
    const isLines = name.endsWith('.csv') && !name.includes(SUMMARY) && !utf8.includes(SUMMARY);
    if (!isLines) continue;
    if (entry.uncompressedSize > BILL_BYTES) throw new BillProblem('支付宝的账单太大，请分开下载再传');
    return buffer(await zip.openReadStreamPromise(entry));
  }
  throw new BillProblem('支付宝给的压缩包里没有业务明细，没有采用');
}
