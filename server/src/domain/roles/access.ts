import { actions, actionsOf } from '#contract/rules/actions.ts';
import { PREVIEW_ONLY } from '#contract/system/roleFailures.ts';
import type { Access } from '../../kit/context.ts';

/** Of several actions a refusal names those that a role of this kind can hold at all. */
export const access: Access = {
  lookOnly: PREVIEW_ONLY,
  missing(needed, { userType }) {
    const possible = new Set(actionsOf(userType));
    const own = needed.filter((action) => possible.has(action));
    return (own.length > 0 ? own : needed).map((action) => ({ action, name: actions[action] }));
  },
};
