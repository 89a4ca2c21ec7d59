import { and, eq, sql } from 'drizzle-orm';
import { member as fields } from '#contract/fields/people.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { idsByPath, pathText } from './departments.ts';
import type { DirectoryPerson } from './people.ts';

/** Somebody of the list who is in the directory too. */
interface Known {
  member: Listed;
  person: DirectoryPerson;
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

interface Compared {
  known: Known[];
  fresh: DirectoryPerson[];
  gone: { memberName: string; jobNumber: string }[];
}

/** Who is on both sides, by number or else by mobile; who is new; and who works here and has no such number there. */
export async function compare(db: Db, orgNo: string, people: readonly DirectoryPerson[]): Promise<Compared> {
  const members = await listed(db, orgNo);
  const byNumber = new Map(members.flatMap((one) => (one.jobNumber ? [[one.jobNumber, one] as const] : [])));
  const byMobile = new Map(members.map((one) => [one.mobile, one]));
  const found = people.map((person) => ({
    person,
    member: (person.jobNumber && byNumber.get(person.jobNumber)) || byMobile.get(person.mobile),
  }));
  const known = found.flatMap(({ person, member }) => (member ? [{ person, member }] : []));
  const numbers = new Set(people.map(({ jobNumber }) => jobNumber).filter(Boolean));
  const met = new Set(known.map(({ member }) => member.id));
  const gone = members.flatMap(({ id, memberName, jobNumber, memberStatus }) => {
    if (!jobNumber || memberStatus !== MemberState.active) return [];
    return met.has(id) || numbers.has(jobNumber) || numbers.size === 0 ? [] : [{ memberName, jobNumber }];
  });
  return { known, fresh: found.flatMap(({ person, member }) => (member ? [] : [person])), gone };
}

/** Gives people of the list the name, department and post that they have there; what is missing there stays. */
export async function bringUpToDate(db: Db, orgNo: string, known: readonly Known[], now: Date): Promise<number> {
  const departments = await idsByPath(db, orgNo);
  const changed = known.flatMap(({ member, person }) => {
    const departmentId = departments.get(pathText(person.departments)) ?? member.departmentId;
    const memberName = fitting(person.memberName, fields.memberName.max) ?? member.memberName;
    const post = fitting(person.post, fields.post.max) ?? member.post;
    const isSame = departmentId === member.departmentId && memberName === member.memberName && post === member.post;
    return isSame ? [] : [{ id: member.id, departmentId, memberName, post }];
  });
  if (changed.length === 0) return 0;
  const of = (key: 'id' | 'departmentId' | 'memberName' | 'post') => sql.param(changed.map((one) => one[key]));
  await db.execute(sql`update ${orgMember} set department_id = told.department_id, member_name = told.member_name,
      post = told.post, gmt_modified = ${wireTime(now)}
    from unnest(${of('id')}::bigint[], ${of('departmentId')}::bigint[], ${of('memberName')}::text[], ${of('post')}::text[])
      as told(id, department_id, member_name, post)
    where ${orgMember.id} = told.id`);
  return changed.length;
}

const fitting = (text: string, max: number): string | undefined =>
  text !== '' && text.length <= max ? text : undefined;

const listed = (db: Db, orgNo: string) =>
  db
    .select({
      id: orgMember.id,
      memberName: orgMember.memberName,
      mobile: orgMember.mobile,
      jobNumber: orgMember.jobNumber,
      post: orgMember.post,
      departmentId: orgMember.departmentId,
      memberStatus: orgMember.memberStatus,
    })
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), enabled(orgMember)));
