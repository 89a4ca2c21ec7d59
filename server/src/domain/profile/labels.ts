import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { treeNode } from '../../db/schema/system.ts';
import { cached } from '../site/cached.ts';
import { dictionaries } from '../site/dictionary.ts';

interface Labelled {
  base: { regionCode?: string; eduGrade?: string; jobStatus?: string } | null;
  expectedJob: { jobTypeCode: string; regionCode?: string; jobNature?: string; arrival?: string }[];
  education: { degree?: string }[];
  work: { industry?: string }[];
  research: { researchType: string }[];
}

/**
 * The words for every code in a résumé, by `dictionary:code` or `tree:code`: `education:5` is 本科, `region:420111`
 * 湖北省 武汉市 洪山区.
 */
export async function labelsOf(db: Db, now: Date, resume: Labelled): Promise<Record<string, string>> {
  const [known, names] = [await dictionaries(db, now), await treeNames(db, now)];
  const labels = codesIn(resume).flatMap(([kind, code]) => {
    const label = names.get(`${kind}:${code}`) ?? known.get(kind)?.find(({ value }) => value === code)?.label;
    return code && label ? [[`${kind}:${code}`, label] as const] : [];
  });
  return Object.fromEntries(labels);
}

const codesIn = ({ base, expectedJob, education, work, research }: Labelled): [kind: string, code?: string][] => [
  ['region', base?.regionCode],
  ['education', base?.eduGrade],
  ['jobStatus', base?.jobStatus],
  ...expectedJob.flatMap((row): [string, string?][] => [
    ['jobType', row.jobTypeCode],
    ['region', row.regionCode],
    ['positionNature', row.jobNature],
    ['arrival', row.arrival],
  ]),
  ...education.map(({ degree }): [string, string?] => ['education', degree]),
  ...work.map(({ industry }): [string, string?] => ['industry', industry]),
  ...research.map(({ researchType }): [string, string?] => ['researchType', researchType]),
];

/** Regions by all their levels, kinds of jobs by the last one. */
const treeNames = cached(async (db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select()
    .from(treeNode)
    .where(and(inArray(treeNode.kind, ['region', 'jobType']), enabled(treeNode)))
    .limit(40_000);
  const nodes = new Map(rows.map((row) => [`${row.kind}:${row.code}`, row]));
  const pathOf = (key: string): string[] => {
    const node = nodes.get(key);
    return node ? [...pathOf(`${node.kind}:${node.parentCode}`), node.name] : [];
  };
  const nameOf = (key: string) =>
    (key.startsWith('region:') ? [...new Set(pathOf(key))] : pathOf(key).slice(-1)).join(' ');
  return new Map([...nodes.keys()].map((key) => [key, nameOf(key)]));
});
