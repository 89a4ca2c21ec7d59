import { MOST_LINES } from '#contract/exam/candidate.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { IMPORT_COLUMNS, IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { parseRows } from '../sheetImport/parseRows.ts';
import { readSheet } from '../sheetImport/readSheet.ts';
import type { Checked, Column, Line as SheetLine } from '../sheetImport/sheetKind.ts';
import type { Line } from './candidateLines.ts';
import { ownAssessment } from './reach.ts';

type Key = 'name' | 'student' | 'mobile';
type Row = SheetLine & Record<Key, string>;

const column = (key: Key, head: string): Column<Key> => ({
  key,
  head,
  isNeeded: false,
  width: 20,
  note: '',
  length: 40,
});
const columns = [column('name', '姓名'), column('student', '学号'), column('mobile', '手机号')];

/**
 * The lines of a list in a spreadsheet, as they would be pasted: a student number comes before a mobile.
 * @throws ASSESSMENT_GONE, IMPORT_COLUMNS where nothing tells who somebody is, and as `readSheet` and `parseRows` do
 */
export async function linesOfSheet(
  ctx: UserCtx,
  { assessmentId, file }: { assessmentId: string; file: UploadedFile },
): Promise<{ lines: Line[] }> {
  await ownAssessment(ctx, assessmentId);
  const rows = parseRows<Row, Row & Checked>({ columns, noun: '考生' }, await readSheet(file.path));
  if (rows.length > MOST_LINES) throw fail(IMPORT_TOO_MANY, `一次最多导入 ${MOST_LINES} 行，请分成几个文件`);
  const lines = rows.map(({ name, student, mobile }) => ({ name, number: student || mobile }));
  if (lines.every(({ number }) => number === ''))
    throw fail(IMPORT_COLUMNS, '没有找到学号或手机号：表头要有「学号」或「手机号」一列');
  return { lines };
}
