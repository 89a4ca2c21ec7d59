import * as z from 'zod';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { rulesOf } from '#contract/rules/assessments.ts';
import { decodeStrings } from '#contract/kit/codecs.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';

const wrongKinds: unknown[] = [null, true, false, [], {}, ['a', { b: [] }], { toString: 'x', length: 3 }];
const numbers = [0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2];
const digits = ['9'.repeat(18), '9'.repeat(19), '9'.repeat(400), '-1', '1e9', 'NaN', '2026-13-99 99:99:99'];
const characters = ['', ' ', '\0', 'a\0b', '\u202E\uFEFF', '\uD800', '🙂'.repeat(300), '长'.repeat(20_000)];
const injections = ["' or 1=1 --", '"; drop table website; --', '%', '\\', '${1}', '<script>alert(1)</script>'];
const names = ['null', '__proto__', 'constructor', '../../etc/passwd', '//evil.example', 'javascript:alert(1)'];

/** What no caller of good will sends: wrong kinds, extremes, and text that breaks parsers, queries and pages. */
const hostileValues: readonly unknown[] = [
  ...wrongKinds,
  ...numbers,
  ...digits,
  ...characters,
  ...injections,
  ...names,
];

const words = ['other', '13800000001', 'someone@example.com', '123456', 'Zhitu@2026', '/list', 'demo', '8'.repeat(32)];

/** A line of an outline. */
const outlineRow = {
  chapterName: '一',
  periodName: '二',
  fileType: 4,
  isFree: 0,
  startTime: null,
  minutes: null,
  periodDesc: '',
};

const shaped = [
  // parts of a total, and marks
  [{ id: '', partName: '期末', weight: 100 }],
  [{ partId: '1', userNo: '1', value: '90' }],
  '{姓名}学完《{课程}》',
  '2024-09',
  '2026-12-01',
  '2026-2027',
  '2026-09-07',
  'md',
  ['12345678'],
  'zh',
  [{ from: 1, to: 2, text: '一句' }],
  [outlineRow],
  // an examination: its time, its rules, what is in its paper
  '2026-12-01 08:00:00',
  rulesOf(AssessmentKind.exam),
  [{ sectionName: '一' }],
  // an interview: the times to choose from
  ['2026-12-01 08:00:00'],
  // a system outside
  'https://example.com/hook',
  ['https://example.com/launch'],
  'ldaps://ldap.example.com',
  // a picture
  '/files/1.webp',
  // a question with its key
  { questionType: 3, body: {}, key: { isTrue: 1 } },
  // numbers of messages, a role below the owner's, whether somebody fits, and nothing
  [1],
  2,
  3,
  5,
  null,
  // a project: who reads which part, and what its host decides
  { problem: 2, solution: 2, need: 2, plan: 1, figures: 1, team: 2 },
  'accept',
  // a half-year after graduating, and how many days a link is open
  '2026H2',
  7,
  // a programme: its score sheet, and what a reader writes
  [{ id: '1', title: '一', note: '', weight: 100, least: 0, most: 5 }],
  '问题说得清楚，先在一间食堂连续试四周，再补数字。',
  // the number of an invoice
  '12345678',
  // a withdrawal: how it is proved, and how much
  'mobile',
  20,
  // a key of a program: what it may do, and for how many days
  ['course:edit'],
  90,
  // a road show: what projects got
  [{ projectId: '1', award: '一等奖' }],
];

/** Values that some field of the product takes; the sample of a call is put together from them. */
const plausible: readonly unknown[] = ['1', 1, 0, true, '这样就好', ...words, ['1'], ['一', '二'], {}, ...shaped, []];

export interface HostileCase {
  name: string;
  field: string;
  value: unknown;
  input: Record<string, unknown>;
  /** What the declaration itself says against it; undefined when it has nothing against it. */
  refusal: string[] | undefined;
}

/** Every field of a call with every hostile value, the other fields being plausible. */
export function hostileCases(call: Endpoint): HostileCase[] {
  const sample = sampleOf(call);
  return Object.entries(shapeOf(call)).flatMap(([field, schema]) =>
    hostileValues.map((value) => {
      const sent = isText(call, field) ? decodeStrings(call.input, { [field]: asQuery(value) })[field] : value;
      const { error } = schema.safeParse(sent);
      return {
        name: `${field} = ${JSON.stringify(value)?.slice(0, 40)}`,
        field,
        value,
        input: { ...sample, [field]: value },
        refusal: error?.issues.map(({ message }) => message),
      };
    }),
  );
}

/** A value for every field that has one among the plausible. */
export function sampleOf(call: Endpoint): Record<string, unknown> {
  const fields = Object.entries(shapeOf(call)).map(([field, schema]) => {
    const fitting = plausible.find((value) => schema.safeParse(value).success);
    return [field, fitting] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Fields of path and query arrive as text. */
const isText = (call: Endpoint, field: string): boolean => call.method === 'GET' || call.path.includes(`{${field}}`);

/** A value as it arrives in an address, where half a surrogate pair cannot be. */
export const asQuery = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** Input as a client can send it. */
export const asSent = (call: Endpoint, input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, isText(call, field) ? asQuery(value) : value]),
  );

const shapeOf = (call: Endpoint): Record<string, z.ZodType> =>
  (call.input as unknown as z.ZodObject<Record<string, z.ZodType>>).shape;
