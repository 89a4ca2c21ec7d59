import { WRONG_NODE } from '#contract/course/authoringFailures.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { registry } from '../../kit/registry.ts';

/** Says whether somebody may put an assessment into a course; filled by the area that knows whose it is. */
export const nodeChoices = registry<(ctx: UserCtx, assessmentId: string) => Promise<boolean>>('nodeChoices');

/** What stands in the draft already may stay. @throws WRONG_NODE */
export async function mustBeChoosable(ctx: UserCtx, assessmentId: string, current: string | undefined): Promise<void> {
  if (assessmentId === current) return;
  const answers = await Promise.all(nodeChoices.entries().map((mayChoose) => mayChoose(ctx, assessmentId)));
  if (!answers.includes(true)) throw fail(WRONG_NODE);
}
