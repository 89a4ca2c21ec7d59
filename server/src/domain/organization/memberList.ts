import { and, count, desc, eq, ilike, inArray, like, or, sql } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import { containing } from '../../kit/like.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { departNames } from './departTree.ts';
import { roleNames, staffIdentities } from './memberRoles.ts';
import { inDepartment, visibleMembers } from './policies.ts';
import type { Staff } from './policies.ts';

interface Narrowed {
  keyword: string;
  departmentId?: string | undefined;
  roleId?: string | undefined;
}

interface Wanted extends Narrowed, PageRequest {
  memberStatus?: MemberState | undefined;
}

export interface MemberPage extends Page<Member> {
  counts: { active: number; disabled: number; invited: number };
}

/** The members a role sees, the newest first, narrowed as wanted; counted by status in one go. */
export async function memberList(db: Db, user: Staff, wanted: Wanted): Promise<MemberPage> {
  const matching = and(visibleMembers(user), narrowedTo(user, wanted));
  const grouped = await db
    .select({ status: orgMember.memberStatus, count: count() })
    .from(orgMember)
    .where(matching)
    .groupBy(orgMember.memberStatus);
  const of = (status: number) => grouped.find((one) => one.status === status)?.count ?? 0;
  const { memberStatus } = wanted;
  const chosen = memberStatus === undefined ? matching : and(matching, eq(orgMember.memberStatus, memberStatus));
  const total =
    memberStatus === undefined
      ? of(MemberState.active) + of(MemberState.disabled) + of(MemberState.invited)
      : of(memberStatus);
  const page = await pageAt(wanted, total, (limit, offset) =>
    db.select(shown).from(orgMember).where(chosen).orderBy(desc(orgMember.id)).limit(limit).offset(offset),
  );
  const counts = {
    active: of(MemberState.active),
    disabled: of(MemberState.disabled),
    invited: of(MemberState.invited),
  };
  return { ...page, list: await complete(db, user.orgNo, page.list), counts };
}

/** The row of a member as the wire has it. */
export async function memberRow(db: Db, user: Staff): Promise<Member | undefined> {
  const oneself = and(eq(orgMember.orgNo, user.orgNo), eq(orgMember.userNo, user.userNo), enabled(orgMember));
  const rows = await db.select(shown).from(orgMember).where(oneself);
  return (await complete(db, user.orgNo, rows))[0];
}

/** Keyword, department with those below, role: what a list of members can be narrowed to. */
export const narrowedTo = ({ orgNo }: Staff, { keyword, departmentId, roleId }: Narrowed) =>
  and(
    keyword === '' ? undefined : containingWords(keyword),
    departmentId === undefined ? undefined : inDepartment(orgNo, departmentId),
    roleId === undefined ? undefined : holding(orgNo, roleId),
  );

const { memberName: name, mobile, jobNumber: number } = orgMember;

/** Comparing without regard to case costs three times as much, so only what has letters is compared so. */
function containingWords(keyword: string) {
  const pattern = containing(keyword);
  const matches = /[a-z]/i.test(keyword) ? ilike : like;
  return or(matches(name, pattern), like(mobile, pattern), matches(number, pattern));
}

/** Held now, or promised to somebody invited. */
const holding = (orgNo: string, roleId: string) =>
  or(
    sql`${orgMember.userNo} in (select ${userIdentity.userNo} from ${userIdentity}
      where ${userIdentity.orgNo} = ${orgNo} and ${userIdentity.roleId} = ${roleId})`,
    and(eq(orgMember.memberStatus, MemberState.invited), sql`${roleId} = any(${orgMember.invitedRoleIds})`),
  );

const shown = {
  id: orgMember.id,
  userNo: orgMember.userNo,
  memberName: name,
  mobile,
  jobNumber: sql<string>`coalesce(${number}, '')`,
  post: orgMember.post,
  memberStatus: orgMember.memberStatus,
  departmentId: orgMember.departmentId,
  invitedRoleIds: orgMember.invitedRoleIds,
  joinedAt: orgMember.joinedAt,
  gmtCreate: orgMember.gmtCreate,
};

type Row = Omit<Member, 'roles' | 'departName' | 'headImgUrl'> & { invitedRoleIds: string[] };

/** Adds faces, and the names of departments and roles, each in one query for the whole page. */
async function complete(db: Db, orgNo: string, rows: readonly Row[]): Promise<Member[]> {
  if (rows.length === 0) return [];
  const userNos = rows.flatMap(({ userNo }) => userNo ?? []);
  const [departments, faces, held] = await Promise.all([
    departNames(db, orgNo),
    facesOf(db, userNos),
    db
      .select({ userNo: userIdentity.userNo, roleId: userIdentity.roleId })
      .from(userIdentity)
      .where(staffIdentities(orgNo, userNos))
      .orderBy(userIdentity.id),
  ]);
  const byPerson = Map.groupBy(held, (one) => one.userNo);
  const idsOf = ({ userNo, invitedRoleIds }: Row): string[] =>
    userNo ? (byPerson.get(userNo) ?? []).map(({ roleId }) => roleId) : invitedRoleIds;
  const names = await roleNames(db, rows.flatMap(idsOf));
  return rows.map((row) => ({
    ...row,
    headImgUrl: faces.get(row.userNo ?? '') ?? '',
    departName: departments.get(row.departmentId ?? '') ?? '',
    roles: idsOf(row).flatMap((id) => {
      const roleName = names.get(id);
      return roleName === undefined ? [] : [{ id, roleName }];
    }),
  }));
}

/** The pictures of people by their number. */
export async function facesOf(db: Db, userNos: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ userNo: userExt.userNo, headImgUrl: userExt.headImgUrl })
    .from(userExt)
    .where(inArray(userExt.userNo, [...userNos]));
  return new Map(rows.map(({ userNo, headImgUrl }) => [userNo, headImgUrl]));
}
