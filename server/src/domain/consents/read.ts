import { and, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { agreementText, consentLog } from '../../db/schema/consent.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';

const ownConsents = ({ user }: UserCtx) => eq(consentLog.userNo, user.userNo);

/** What the caller agreed to and took back, the newest first. */
export async function consentPage(ctx: UserCtx, request: PageRequest) {
  const where = ownConsents(ctx);
  const rows = ctx.db.select().from(consentLog).where(where).orderBy(desc(consentLog.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(consentLog, where));
  return {
    ...page,
    list: page.list.map(({ id, consentKind, isGiven, at, ip, textId }) => {
      const hasText = textId === null ? (0 as const) : (1 as const);
      return { id, consentKind, isGiven, at, ip, hasText };
    }),
  };
}

/** The text that the caller agreed to that time. @throws NOT_FOUND, also where there was none */
export async function consentText(ctx: UserCtx, id: string) {
  const [row] = await ctx.db
    .select({ title: agreementText.title, body: agreementText.body })
    .from(consentLog)
    .innerJoin(agreementText, eq(agreementText.id, consentLog.textId))
    .where(and(eq(consentLog.id, id), ownConsents(ctx)));
  if (!row) throw fail(NOT_FOUND);
  return { title: row.title, content: await shownHtml(row.body) };
}
