import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { centsOf } from '#contract/rules/money.ts';
import { PAYOUT_LINES } from '#contract/rules/payoutBills.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { PAYOUT_BILL_UNREADABLE } from '#contract/trade/walletFailures.ts';
import { IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import { fail } from '../../kit/fail.ts';
import { csvRows } from '../bills/csv.ts';
import { textOf } from '../bills/read.ts';
import { parseRows } from '../sheetImport/parseRows.ts';
import { readSheet } from '../sheetImport/readSheet.ts';
import type { Cell } from '../sheetImport/readSheet.ts';
import type { Checked } from '../sheetImport/sheetKind.ts';
import { payoutSheet, REASON_LENGTH, REF_LENGTH, RESULTS } from './columns.ts';
import type { Raw } from './columns.ts';

export interface PayoutLine {
  row: number;
  extractNo: string;
  /** The last digits of the account, or its holder. */
  account: string;
  /** Cents. */
  amount: number;
  isPaid: 0 | 1;
  bankRef: string;
  bankTime: string | null;
  reason: string;
}

/** As many of the lines that cannot be read as are told at once. */
const TOLD = 10;

/** What a spreadsheet has made a number of and cannot hold exactly. */
const LOST = '〔数字〕';
/** Spreadsheets hold fifteen digits of a number. */
const EXACT = 10 ** 15;

const kept = (cell: Cell): Cell => (typeof cell === 'number' && cell >= EXACT ? LOST : cell);

/** The lines of a file, .xlsx or comma separated. @throws PAYOUT_BILL_UNREADABLE with every line that is wrong, and as `readSheet` and `parseRows` do */
export async function readPayoutBill({ fileName, path }: UploadedFile): Promise<PayoutLine[]> {
  const cells = /\.csv$/i.test(fileName) ? csvRows(textOf(await readFile(path))) : await readSheet(path);
  return linesOf(cells);
}

/** What the cells of a file say. @throws as `readPayoutBill` does */
export function linesOf(cells: readonly Cell[][]): PayoutLine[] {
  const rows = parseRows<Raw, Raw & Checked>(
    payoutSheet,
    cells.map((row) => row.map(kept)),
  );
  if (rows.length > PAYOUT_LINES) throw fail(IMPORT_TOO_MANY, `一份付款结果最多 ${PAYOUT_LINES} 行，请分成几个文件`);
  const rowOf = new Map<string, number>();
  const problems: string[] = [];
  for (const raw of rows) {
    const first = raw.bankRef === '' ? undefined : rowOf.get(raw.bankRef);
    if (first === undefined) rowOf.set(raw.bankRef, raw.row);
    const problem = problemOf(raw) ?? (first === undefined ? undefined : `银行流水号和第 ${first} 行的一样`);
    if (problem !== undefined) problems.push(`第 ${raw.row} 行：${problem}`);
  }
  if (problems.length === 0) return rows.map(lineOf);
  const rest = problems.length > TOLD ? `；还有 ${problems.length - TOLD} 行` : '';
  throw fail(PAYOUT_BILL_UNREADABLE, `${problems.slice(0, TOLD).join('；')}${rest}。什么也没有改，请改好再传`);
}

/** Yuan as a bank writes it. */
const money = /^¥?(?:\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/;
const clock = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const number = /^[!-~]+$/;

function problemOf({ extractNo, account, yuan, result, bankRef, bankTime, reason }: Raw): string | undefined {
  if ([extractNo, account, bankRef].includes(LOST)) return '长号码被表格当成了数字，末几位已经丢了，请把这一列设为文本';
  if (!/^\d{1,30}$/.test(extractNo)) return '提现单号读不懂';
  if (account === '' || /^[\d*\s]{1,3}$/.test(account) || /\*\d{0,3}$/.test(account))
    return '收款账号至少要有末四位，或者填户名';
  if (!money.test(yuan) || amountOf(yuan) === 0) return '金额读不懂，要是大于零、最多两位小数的元';
  if (!(result in RESULTS)) return '结果要填「成功」或「失败」';
  if (result === '成功' && bankRef === '') return '付成的要有银行流水号';
  if (bankRef.length > REF_LENGTH || (bankRef !== '' && !number.test(bankRef))) return '银行流水号读不懂';
  if (result === '失败' && reason === '') return '没有付成的要有原因';
  if (reason.length > REASON_LENGTH) return `原因最多 ${REASON_LENGTH} 个字`;
  if (bankTime !== '' && timeOf(bankTime) === undefined) return '时间读不懂';
  return undefined;
}

const amountOf = (yuan: string): number => centsOf(Number(yuan.replaceAll(/[¥,]/g, '')));

/** A time as banks write it; undefined where the calendar has none such. */
function timeOf(text: string): string | undefined {
  const [, year, ...parts] = clock.exec(text) ?? [];
  if (year === undefined || year < '2000') return undefined;
  const [month, day, hour, minute, second] = parts.map((part) => (part ?? '0').padStart(2, '0'));
  const wire = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const moment = momentOf(wire);
  return !Number.isNaN(moment.getTime()) && wireTime(moment) === wire ? wire : undefined;
}

const lineOf = ({ row, extractNo, account, yuan, result, bankRef, bankTime, reason }: Raw): PayoutLine => ({
  row,
  extractNo,
  account: account.replaceAll(' ', ''),
  amount: amountOf(yuan),
  isPaid: RESULTS[result as keyof typeof RESULTS],
  bankRef,
  bankTime: timeOf(bankTime) ?? null,
  reason,
});
