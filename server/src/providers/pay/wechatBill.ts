import { createHash } from 'node:crypto';
import type { Wechatpay } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import { BILL_BYTES } from '#contract/rules/bills.ts';
import { BillProblem } from './payProvider.ts';

const Offered = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });
const Refused = z.object({ response: z.object({ data: z.object({ code: z.string() }) }) });

/** Codes of pay.weixin.qq.com (申请交易账单), in words. */
const problems: Readonly<Record<string, string>> = {
  STATEMENT_CREATING: '微信支付还没有生成这一天的账单，请 10 点以后再取',
  NO_AUTH: '这个商户号没有下载账单的权限',
  INVALID_REQUEST: '微信支付不给这一天的账单',
  PARAM_ERROR: '微信支付不给这一天的账单',
};

/** What was traded on a day: where the file is, is signed; the file is held against the hash that stands there. */
export async function wechatBill(client: Wechatpay, day: string): Promise<Uint8Array | null> {
  const wish = { params: { bill_date: day, bill_type: 'ALL' } };
  let offered;
  try {
    offered = Offered.parse((await client.chain('v3/bill/tradebill').get(wish)).data);
  } catch (error) {
    const code = Refused.safeParse(error).data?.response.data.code;
    if (code === 'NO_STATEMENT_EXIST') return null;
    if (code !== undefined) throw new BillProblem(problems[code] ?? `微信支付没有给账单（${code}）`);
    throw error;
  }
  const { data } = await client.chain('v3/billdownload/file').get({
    params: Object.fromEntries(new URL(offered.download_url).searchParams),
    responseType: 'arraybuffer',
    maxContentLength: BILL_BYTES,
  });
  const bytes = Buffer.from(data as ArrayBuffer);
  if (createHash('sha1').update(bytes).digest('hex') !== offered.hash_value.toLowerCase())
    throw new BillProblem('下载的账单与微信支付给的校验值不一致，没有采用');
  return bytes;
}
