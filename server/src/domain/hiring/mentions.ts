import { and, asc, eq, ilike, inArray, ne, sql } from 'drizzle-orm';
import type { colleagues } from '#contract/position/talent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import { sendMessage } from '../messages/send.ts';
import { hiringFor } from '../vacancies/policies.ts';
import { candidateOf, people } from './candidates.ts';

/** The others who work for the caller's enterprise. */
const colleaguesOf = ({ user }: UserCtx) =>
  and(
    eq(orgMember.orgNo, hiringFor(user)),
    eq(orgMember.memberStatus, MemberState.active),
    ne(orgMember.userNo, user.userNo),
    enabled(orgMember),
  );

const named = ({ db }: UserCtx) =>
  db
    .select({ userNo: account.userNo, nickname: userExt.nickname, mobile: account.mobile })
    .from(orgMember)
    .innerJoin(account, eq(account.userNo, orgMember.userNo))
    .innerJoin(userExt, eq(userExt.userNo, orgMember.userNo));

/** Whom a note can speak to, by name. */
export async function colleaguePage(ctx: UserCtx, { str, ...request }: OutputOf<typeof colleagues.input>) {
  const where = and(colleaguesOf(ctx), str === '' ? undefined : ilike(userExt.nickname, containing(str)));
  const rows = named(ctx).where(where).orderBy(asc(orgMember.id)).$dynamic();
  const joined = sql`${orgMember} inner join ${userExt} on ${eq(userExt.userNo, orgMember.userNo)}`;
  const page = await paginate(request, rows, () => countOf(ctx.db, joined, where));
  return { ...page, list: page.list.map((row) => ({ userNo: row.userNo, name: displayName(row) })) };
}

interface Mention {
  /** The application that the note is about. */
  id: string;
  noteText: string;
  mentions: readonly string[];
}

/** Tells the colleagues whose name stands in the note. @throws INVALID_INPUT at `mentions` for whoever is none */
export async function tellMentioned(ctx: UserCtx, { id, noteText, mentions }: Mention): Promise<void> {
  const wanted = [...new Set(mentions)];
  if (wanted.length === 0) return;
  const found = await named(ctx).where(and(colleaguesOf(ctx), inArray(orgMember.userNo, wanted)));
  if (found.length < wanted.length) throw failAt('mentions', '有的同事不在本企业的员工里，请重新选择');
  const to = found.filter((row) => noteText.includes(`@${displayName(row)}`)).map(({ userNo }) => userNo);
  if (to.length === 0) return;
  const { userNo } = ctx.user;
  const [row] = await people(ctx).where(eq(vacancyApplication.id, id));
  const [author] = await ctx.db
    .select({ nickname: userExt.nickname, mobile: account.mobile })
    .from(account)
    .innerJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(eq(account.userNo, userNo));
  await sendMessage(ctx, {
    to,
    msgType: 'organization',
    msgTitle: `${displayName(author!)}在${candidateOf(row!).name}的备注里提到了你`,
    msgText: noteText,
    msgUrl: `/account/talent/profile?id=${id}`,
  });
}
