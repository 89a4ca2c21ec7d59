import type { UserCtx } from '../../kit/context.ts';
import { registry } from '../../kit/registry.ts';
import { tellOutside } from '../webhooks/tellOutside.ts';

/** What areas above do once somebody applied; in the transaction of applying. */
export const applicationHooks =
  registry<(ctx: UserCtx, applicationId: string, vacancyId: string) => Promise<void>>('applicationHooks');

export async function applied(ctx: UserCtx, applicationId: string, vacancyId: string): Promise<void> {
  const { userNo } = ctx.user;
  await tellOutside(ctx.db, 'applied', { userNo, applicationId, vacancyId }, ctx.now);
  for (const follow of applicationHooks.entries()) await follow(ctx, applicationId, vacancyId);
}
