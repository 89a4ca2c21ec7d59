import { bracedIn, braceProblem, withoutBraces } from './braces.ts';
import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What is drawn behind the words. */
export const CertificateGround = choice({ road: [1, '山与路'], plain: [2, '只有边框'] });

export type CertificateGround = ValueOf<typeof CertificateGround>;

export const CertificateColour = choice({
  pine: [1, '松绿'],
  indigo: [2, '靛蓝'],
  wine: [3, '酒红'],
  ink: [4, '墨黑'],
});

export type CertificateColour = ValueOf<typeof CertificateColour>;

/** What an organization decides of its certificates; an issued one keeps a copy. */
export interface CertificateDesign {
  title: string;
  /** With placeholders. */
  body: string;
  signerName: string;
  signerTitle: string;
  /** Address of a picture; empty for the drawn seal. */
  sealImg: string;
  ground: CertificateGround;
  colour: CertificateColour;
}

export const STANDARD_TITLE = '结业证书';

const BODY_LINES = 6;

/** What the body may name, as it is written between braces. */
export const placeholders = ['姓名', '课程', '学时', '学分', '日期', '编号'] as const;

export type Placeholder = (typeof placeholders)[number];

/** Without these it says neither of whom nor of what it speaks. */
const needed: readonly Placeholder[] = ['姓名', '课程'];

export const FIRST_BODY = '{姓名} 学完了《{课程}》的全部课时，共 {学时} 学时，考核合格，特发此证。';

/** What is wrong with a body; undefined when nothing is. */
export function bodyProblem(body: string): string | undefined {
  if (body.split('\n').length > BODY_LINES) return `正文最多 ${BODY_LINES} 行`;
  const problem = braceProblem(body, placeholders);
  if (problem !== undefined) return problem;
  const named = bracedIn(body);
  const missing = needed.find((name) => !named.includes(name));
  return missing === undefined ? undefined : `正文里要有 {${missing}}`;
}

/** The body with what the placeholders stand for. */
export const filled = (body: string, values: Readonly<Record<Placeholder, string>>): string =>
  withoutBraces(body, values);
