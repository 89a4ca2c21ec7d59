import { WRONG_NODE, WRONG_TOOL } from '#contract/course/authoringFailures.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { registry } from '../../kit/registry.ts';
import type { DraftRow } from './draft.ts';

/** The columns of a class-hour that name what it is a node of, and what is said of the wrong one. */
const wrongOnes = { assessmentId: WRONG_NODE, toolLinkId: WRONG_TOOL };

export type NodeColumn = keyof typeof wrongOnes;

/** Who knows whether somebody may put one of these into a course. */
export interface NodeChoice {
  column: NodeColumn;
  mayChoose(ctx: UserCtx, id: string, draft: DraftRow): Promise<boolean>;
}

/** Filled by the areas that know whose they are. */
export const nodeChoices = registry<NodeChoice>('nodeChoices');

/** Nothing, and what stands in the draft already, may be written. @throws WRONG_NODE, WRONG_TOOL */
export async function mustBeChoosable(
  ctx: UserCtx,
  draft: DraftRow,
  column: NodeColumn,
  id: string | null | undefined,
  current: string | undefined,
): Promise<void> {
  if (!id || id === current) return;
  for (const choice of nodeChoices.entries())
    if (choice.column === column && (await choice.mayChoose(ctx, id, draft))) return;
  throw fail(wrongOnes[column]);
}
