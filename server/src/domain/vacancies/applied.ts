import type { UserCtx } from '../../kit/context.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above do once somebody applied; in the transaction of applying. */
export const applicationHooks =
  registry<(ctx: UserCtx, applicationId: string, vacancyId: string) => Promise<void>>('applicationHooks');

export async function applied(ctx: UserCtx, applicationId: string, vacancyId: string): Promise<void> {
  for (const follow of applicationHooks.entries()) await follow(ctx, applicationId, vacancyId);
}
