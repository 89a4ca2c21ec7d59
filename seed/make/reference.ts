import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dictionary } from '#seed/data/dictionary.ts';
import { jobTypes } from '#seed/data/jobType.ts';
import { specialities } from '#seed/data/speciality.ts';
import type { SpecialityNode } from '#seed/data/speciality.ts';
import { tagGroups } from '#seed/data/tags.ts';
import { IM_APP_ID } from '#contract/rules/chat.ts';
import type { Db } from '#server/db/client.ts';
import { dictItem, sysConfig, tagItem, treeNode } from '#server/db/schema/system.ts';
import { insertAll } from './batches.ts';

const MARKER = 'referenceData';

/**
 * What every installation needs to fill its forms: dictionaries, regions, kinds of jobs, specialities, tags, settings.
 * Does nothing while the data is what was loaded last; what was added since is added, what is there stays.
 */
export async function loadReference(db: Db): Promise<void> {
  const trees = [
    ...treeRows('region', await regions()),
    ...treeRows('jobType', jobTypes),
    ...treeRows('speciality', specialities.map(coded)),
  ];
  const rows = [dictionaryRows(), trees, tagRows(), settings] as const;
  const edition = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const [loaded] = await db.select().from(sysConfig).where(eq(sysConfig.configKey, MARKER));
  if (loaded?.configValue === edition) return;
  await insertAll(db, dictItem, rows[0]);
  await insertAll(db, treeNode, rows[1]);
  await insertAll(db, tagItem, rows[2]);
  await insertAll(db, sysConfig, rows[3]);
  const mark = { configKey: MARKER, configName: '基础数据的版本', configValue: edition };
  await db.insert(sysConfig).values(mark).onConflictDoUpdate({ target: sysConfig.configKey, set: mark });
}

/** Settings that pages ask for. */
const settings = [
  { configKey: 'trtcAppID', configName: '音视频通话应用编号', configValue: IM_APP_ID, configShow: 1 as const },
];

interface Tree {
  code: string;
  name: string;
  children?: Tree[];
}

function treeRows(kind: string, trees: Tree[], parentCode = '', level = 1): (typeof treeNode.$inferInsert)[] {
  return trees.flatMap(({ code, name, children = [] }, index) => [
    { kind, code, parentCode, name, level, sort: trees.length - index },
    ...treeRows(kind, children, code, level + 1),
  ]);
}

const regions = async (): Promise<Tree[]> =>
  JSON.parse(await readFile(new URL('../data/region.json', import.meta.url), 'utf8')) as Tree[];

const coded = ({ key, name, children = [] }: SpecialityNode): Tree => ({
  code: key,
  name,
  children: children.map(coded),
});

/** The data counts upwards within a dictionary, lists of the product show the highest first. */
const dictionaryRows = () =>
  dictionary.map(({ key, value, label, sort, parentValue = '' }) => ({
    dictKey: key,
    value,
    label,
    parentValue,
    sort: 100_000 - sort,
  }));

const tagRows = () =>
  tagGroups.flatMap(({ key, items }) =>
    items.map((tagName, index) => ({ tagGroup: key, tagName, sort: items.length - index })),
  );
