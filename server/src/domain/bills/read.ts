import { BILL_LINES, BillSide } from '#contract/rules/bills.ts';
import type { BillBank } from '#contract/rules/bills.ts';
import { isId } from '#contract/rules/id.ts';
import { csvRows } from './csv.ts';

export interface BillLine {
  side: BillSide;
  ref: string;
  refundNo: string | null;
  /** Cents. */
  amount: number;
  /** Cents that the bank kept; below zero what of them it gave back with a refund. */
  fee: number;
}

/** How a bank calls what a line of its bill tells. */
interface Format {
  kind: string;
  payments: ReadonlySet<string>;
  refunds: ReadonlySet<string>;
  tradeNo: string;
  amount: string;
  refundNo: string;
  refundAmount: string;
  fee: string;
  /** Where each line names it; else the name of the amount does. */
  currency?: string;
}

/** As the banks describe their files: pay.weixin.qq.com (账单, ALL), opendocs.alipay.com (业务明细), and our stand-in. */
const formats: Readonly<Record<BillBank, Format>> = {
  wechat: {
    kind: '交易状态',
    payments: new Set(['SUCCESS']),
    refunds: new Set(['REFUND']),
    tradeNo: '微信订单号',
    amount: '应结订单金额',
    refundNo: '商户退款单号',
    refundAmount: '退款金额',
    fee: '手续费',
    currency: '货币种类',
  },
  alipay: {
    kind: '业务类型',
    payments: new Set(['交易']),
    refunds: new Set(['退款']),
    tradeNo: '支付宝交易号',
    amount: '订单金额（元）',
    refundNo: '退款批次号/请求号',
    refundAmount: '订单金额（元）',
    fee: '服务费（元）',
  },
  standIn: {
    kind: '种类',
    payments: new Set(['收款']),
    refunds: new Set(['退款']),
    tradeNo: '交易号',
    amount: '金额',
    refundNo: '退款号',
    refundAmount: '金额',
    fee: '手续费',
  },
};

/** WeChat puts a mark before what is a number, Alipay blanks behind it. */
const plain = (cell: string | undefined): string => (cell ?? '').replace(/^`/, '').trim();

/** Banks write UTF-8 or GBK. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

/** The lines of a bill, or what is wrong with the file. What is neither paid nor given back is left out. */
export function readBill(bank: BillBank, content: string): { lines: BillLine[] } | { problem: string } {
  const format = formats[bank];
  const rows = csvRows(content.replace(/^\uFEFF/, ''));
  const headAt = rows.findIndex((row) => row.some((cell) => plain(cell) === format.kind));
  if (headAt < 0) return { problem: `没有「${format.kind}」这一列，不是这个支付方的账单` };
  const head = rows[headAt]!.map(plain);
  const needed = new Set([format.tradeNo, format.amount, format.refundNo, format.refundAmount, format.fee]);
  const missing = [...needed].filter((name) => !head.includes(name));
  if (missing.length > 0) return { problem: `没有「${missing.join('」「')}」这一列` };
  const seen = new Set<string>();
  const lines: BillLine[] = [];
  for (const [index, row] of rows.slice(headAt + 1).entries()) {
    const cells = new Map(head.map((name, at) => [name, plain(row[at])]));
    const kind = cells.get(format.kind) ?? '';
    const isPayment = format.payments.has(kind);
    if (!isPayment && !format.refunds.has(kind)) continue;
    const line = lineOf(cells, format, isPayment);
    const where = `第 ${headAt + index + 2} 行`;
    if (!line) return { problem: `${where}的号码、金额或手续费读不懂` };
    const currency = (format.currency && cells.get(format.currency)) || 'CNY';
    if (currency !== 'CNY') return { problem: `${where}的币种是 ${currency.slice(0, 8)}，只收人民币的账单` };
    const key = `${line.side}:${line.ref}`;
    if (seen.has(key)) return { problem: `${where}和前面的重复：${line.ref}` };
    seen.add(key);
    lines.push(line);
    if (lines.length > BILL_LINES) return { problem: `超过 ${BILL_LINES} 行` };
  }
  return { lines };
}

/** A number as a bank writes it; what else a file holds, the database may not take. */
const printable = /^[!-~]{1,64}$/;

function lineOf(cells: ReadonlyMap<string, string>, format: Format, isPayment: boolean): BillLine | undefined {
  const ref = cells.get(isPayment ? format.tradeNo : format.refundNo) ?? '';
  const amount = centsIn(cells.get(isPayment ? format.amount : format.refundAmount) ?? '');
  const fee = centsIn(cells.get(format.fee) || '0');
  if (!printable.test(ref) || amount === undefined || amount === 0 || fee === undefined) return undefined;
  const side = isPayment ? BillSide.payment : BillSide.refund;
  return { side, ref, refundNo: !isPayment && isId(ref) ? ref : null, amount, fee: isPayment ? fee : 0 - fee };
}

/**
 * Yuan as a bank writes it, in cents and without its sign: refunds of Alipay are below zero, and so are fees that WeChat
 * gives back. WeChat writes fees with five digits, the last of them zero.
 */
function centsIn(text: string): number | undefined {
  const parts = /^-?(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text.replaceAll(',', ''));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
}
