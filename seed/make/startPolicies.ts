import { advocacies } from '#seed/data/startPolicies/advocacies.ts';
import { localPolicies } from '#seed/data/startPolicies/local.ts';
import type { SeedPolicy } from '#seed/data/startPolicies/types.ts';
import { widePolicies } from '#seed/data/startPolicies/wide.ts';
import { gramsOf } from '#contract/rules/grams.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import {
  founderFacts,
  policyAdvocacy,
  policyAdvocated,
  policyDate,
  startPolicy,
  startPolicyVersion,
} from '#server/db/schema/startPolicy.ts';
import type { StartPolicyContent } from '#server/db/schema/startPolicy.ts';
import { adminsOf } from '#server/domain/organization/admins.ts';
import { facetsOf } from '#server/domain/startPolicy/facets.ts';
import { orgNosByKey } from './typicalPositions.ts';

const DAY = 86_400_000;

/** Every original text of the demo world says so: nobody is to take one for a real policy. */
const INVENTED = '<p>以上为演示内容，地名取自行政区划，单位与条款都是虚构的。</p>';

const noBounds = {
  gradMonths: null,
  degreeLevel: null,
  ageYears: null,
  registeredMost: null,
  registeredLeast: null,
  teamSize: null,
  hiredCount: null,
  sharePercent: null,
  insuredMonths: null,
};

/** The policies of the demo world with their versions, and what a learner who wants to found told of herself. */
export async function loadStartPolicies(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const orgNos = await orgNosByKey(db);
  const publisherOf = async (org: string | undefined): Promise<Publisher> => {
    const orgNo = org === undefined ? null : orgNos.get(org)!;
    const authorUserNo = orgNo === null ? userNos.get('zhoumingyuan')! : (await adminsOf(db, orgNo))[0]!;
    return { orgNo, authorUserNo, now };
  };
  const ids = new Map<string, string>();
  for (const policy of [...widePolicies, ...localPolicies])
    ids.set(policy.name, await insertPolicy(db, policy, await publisherOf(policy.org)));
  for (const advocacy of advocacies) await insertAdvocacy(db, advocacy, { ids, ...(await publisherOf(advocacy.org)) });
  const userNo = userNos.get('linxiao')!;
  await db.insert(founderFacts).values({
    userNo,
    regionCode: '420111',
    startField: 1,
    degreeLevel: 3,
    graduatedOn: '2027-06',
    bornOn: '2004-05',
    registerState: 1,
    teamSize: 3,
  });
  for (const name of ['江城职大创业苗圃', '江城免租工位第八批'])
    await db.insert(policyDate).values({ userNo, policyId: ids.get(name)! });
}

interface Publisher {
  orgNo: string | null;
  authorUserNo: string;
  now: Date;
}

async function insertPolicy(db: Db, policy: SeedPolicy, { orgNo, authorUserNo, now }: Publisher): Promise<string> {
  const at = (days: number) => wireTime(new Date(now.getTime() + days * DAY));
  const content = contentOf(policy, at);
  const { before, state, issuedDaysAgo } = policy;
  const version = state === 'draft' ? 0 : before ? 2 : 1;
  // a second version came half way between then and now
  const publishedAt = at(before ? -Math.ceil(issuedDaysAgo / 2) : -issuedDaysAgo);
  const policyState =
    state === 'draft' ? PolicyState.draft : state === 'withdrawn' ? PolicyState.withdrawn : PolicyState.published;
  const [row] = await db
    .insert(startPolicy)
    .values({
      ...content,
      orgNo,
      authorUserNo,
      policyState,
      version,
      toldVersion: version,
      changeNote: before?.changeNote ?? '',
      publishedAt: version === 0 ? null : publishedAt,
      facets: version === 0 ? [] : facetsOf(content),
      gmtCreate: at(-issuedDaysAgo),
      gmtModified: publishedAt,
    })
    .returning({ id: startPolicy.id });
  const kept = { policyId: row!.id, publisherUserNo: authorUserNo };
  if (before)
    await db
      .insert(startPolicyVersion)
      .values({ ...kept, version: 1, content: { ...content, amount: before.amount }, publishedAt: at(-issuedDaysAgo) });
  if (version > 0)
    await db
      .insert(startPolicyVersion)
      .values({ ...kept, version, content, changeNote: before?.changeNote ?? '', publishedAt });
  return row!.id;
}

async function insertAdvocacy(
  db: Db,
  { title, intro, paragraphs, policies, daysAgo }: (typeof advocacies)[number],
  { ids, orgNo, authorUserNo, now }: Publisher & { ids: ReadonlyMap<string, string> },
): Promise<void> {
  const at = wireTime(new Date(now.getTime() - daysAgo * DAY));
  const body = `${paragraphs.map((words) => `<p>${words}</p>`).join('')}${INVENTED}`;
  const [row] = await db
    .insert(policyAdvocacy)
    .values({
      title,
      intro,
      body,
      orgNo,
      authorUserNo,
      policyState: PolicyState.published,
      publishedAt: at,
      grams: gramsOf(`${title} ${intro}`),
      gmtCreate: at,
      gmtModified: at,
    })
    .returning({ id: policyAdvocacy.id });
  await db
    .insert(policyAdvocated)
    .values(policies.map((name, sort) => ({ advocacyId: row!.id, policyId: ids.get(name)!, sort })));
}

function contentOf(policy: SeedPolicy, at: (days: number) => string): StartPolicyContent {
  const day = (days: number | undefined) => (days === undefined ? '' : at(days).slice(0, 10));
  const provisions = policy.terms.map((term, index) => `<p>第${'一二三四五'[index]}条　${term}</p>`).join('');
  return {
    ...noBounds,
    ...policy.rules,
    policyName: policy.name,
    issuedBy: policy.unit,
    docNumber: '',
    regionCode: policy.region,
    amount: policy.amount,
    summary: policy.summary,
    howTo: policy.howTo,
    sourceUrl: '',
    policyLevel: policy.level,
    policyField: policy.field,
    issuedOn: day(-policy.issuedDaysAgo),
    applyFrom: day(policy.from),
    applyUntil: day(policy.until),
    validUntil: day(policy.valid),
    original: `${provisions}${INVENTED}`,
    papers: [...policy.papers],
    attachments: [],
    startFields: [...(policy.fields ?? [])],
    degreeLevel: (policy.rules?.degreeLevel ?? null) as StartPolicyContent['degreeLevel'],
  };
}
