import { and, eq } from 'drizzle-orm';
import { departments, members, places } from '#seed/data/departments.ts';
import type { SeedDepartment, SeedMember } from '#seed/data/departments.ts';
import { organizations } from '#seed/data/organizations.ts';
import { demoPassword, people } from '#seed/data/people.ts';
import { wireTime } from '#contract/rules/time.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '#server/db/client.ts';
import { orgDepartment, orgMember } from '#server/db/schema/organization.ts';
import { msg, msgUser } from '#server/db/schema/trust.ts';
import { orgInfo, user, userIdentity } from '#server/db/schema/user.ts';
import { makePerson } from './person.ts';

const DAY = 86_400_000;

/** Departments by `org:path`, ids. */
type Places = Map<string, string>;

/** The departments of the demo organizations and who works in them. Returns the user numbers of the new people by mobile. */
export async function loadMembers(
  db: Db,
  now: Date,
  userNos: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const orgNos = await orgNosByKey(db);
  const known: Places = new Map();
  for (const [org, tree] of Object.entries(departments)) {
    await plant(db, { org, orgNo: orgNos.get(org)! }, tree, known);
  }
  for (const [key, place] of Object.entries(places)) {
    const { org } = people.find((person) => person.key === key)!.identities.findLast(({ userType }) => userType >= 3)!;
    const departmentId = known.get(`${org}:${place.depart}`)!;
    const userNo = userNos.get(key)!;
    const mine = and(eq(orgMember.userNo, userNo), eq(orgMember.orgNo, orgNos.get(org!)!));
    await db.update(orgMember).set({ departmentId, post: place.post }).where(mine);
    const head = { headUserNo: userNo };
    if (place.isHead) await db.update(orgDepartment).set(head).where(eq(orgDepartment.id, departmentId));
  }
  const employed = new Map<string, string>();
  for (const [index, member] of members.entries()) {
    const orgNo = orgNos.get(member.org)!;
    const departmentId = known.get(`${member.org}:${member.depart}`)!;
    if (member.state === 'invited') await invite(db, member, { orgNo, departmentId });
    else employed.set(member.mobile, await employ(db, member, { orgNo, departmentId, index, now }));
  }
  return employed;
}

async function orgNosByKey(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ orgNo: orgInfo.orgNo, orgCode: orgInfo.orgCode }).from(orgInfo);
  const byCode = new Map(rows.map(({ orgCode, orgNo }) => [orgCode, orgNo]));
  return new Map(organizations.map(({ key, creditCode }) => [key, byCode.get(creditCode)!]));
}

interface Ground {
  org: string;
  orgNo: string;
  parentId?: string;
  path?: string;
  fullName?: string;
}

async function plant(db: Db, ground: Ground, tree: readonly SeedDepartment[], known: Places): Promise<void> {
  const { org, orgNo, parentId = '0', path = '/', fullName = '' } = ground;
  for (const [sort, one] of tree.entries()) {
    const { name, below } = typeof one === 'string' ? { name: one, below: [] } : one;
    const [row] = await db
      .insert(orgDepartment)
      .values({ orgNo, parentId, path, departName: name, sort: sort + 1 })
      .returning({ id: orgDepartment.id });
    const id = row!.id;
    await db
      .update(orgDepartment)
      .set({ path: `${path}${id}/` })
      .where(eq(orgDepartment.id, id));
    known.set(`${org}:${fullName}${name}`, id);
    const next = { org, orgNo, parentId: id, path: `${path}${id}/`, fullName: `${fullName}${name}/` };
    await plant(db, next, below, known);
  }
}

interface Place {
  orgNo: string;
  departmentId: string;
}

async function employ(
  db: Db,
  { org, name, mobile, post, state }: SeedMember,
  { orgNo, departmentId, index, now }: Place & { index: number; now: Date },
): Promise<string> {
  const { orgType } = organizations.find(({ key }) => key === org)!;
  const registeredAt = new Date(now.getTime() - (200 - index) * DAY - index * 613_000);
  const userNo = wireTime(registeredAt).replaceAll(/\D/g, '') + String(index % 100).padStart(2, '0');
  const identities = [{ userType: orgType, orgNo, jobNumber: `S${2001 + index}` }];
  const account = { mobile, userNo, nickname: name, idCardName: name, password: demoPassword, registeredAt };
  await makePerson(db, { ...account, referralCode: `STAFF${String(100 + index)}`, identities });
  const mine = and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo));
  const isActive = state === 'active';
  await db
    .update(orgMember)
    .set({ departmentId, post, memberStatus: isActive ? MemberState.active : MemberState.disabled })
    .where(mine);
  if (isActive) return userNo;
  const staff = and(eq(userIdentity.userNo, userNo), eq(userIdentity.orgNo, orgNo));
  await db.update(userIdentity).set({ statusId: RowState.disabled }).where(staff);
  return userNo;
}

/** Who has an account finds the message in the box. */
async function invite(db: Db, { name, mobile, post }: SeedMember, { orgNo, departmentId }: Place): Promise<void> {
  const [admin] = await db
    .select({ userNo: orgMember.userNo, orgName: orgInfo.orgName })
    .from(orgMember)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, orgMember.orgNo))
    .where(eq(orgMember.orgNo, orgNo))
    .orderBy(orgMember.id)
    .limit(1);
  const facts = {
    orgNo,
    departmentId,
    memberName: name,
    mobile,
    post,
    memberStatus: MemberState.invited,
    invitedBy: admin?.userNo,
  };
  await db.insert(orgMember).values(facts);
  const [person] = await db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, mobile));
  if (!person) return;
  const [row] = await db
    .insert(msg)
    .values({
      msgType: 'organization',
      msgTitle: `${admin?.orgName ?? ''}邀请你成为员工`,
      msgText: '接受之后，你会多一个可以切换的身份；不认识这个单位可以谢绝。',
      msgUrl: '/account/invitation',
    })
    .returning({ id: msg.id });
  await db.insert(msgUser).values({ msgId: row!.id, userNo: person.userNo });
}
