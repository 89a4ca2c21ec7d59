import { ChangeScope } from '#contract/rules/scheduleChanges.ts';

/** How much of a series a change is about, as choices. */
export const scopesOf = ChangeScope.values.map((value) => ({ value, label: ChangeScope.labels[value] }));
