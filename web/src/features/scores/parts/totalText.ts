import type { Total } from '#contract/rules/scores.ts';
import { tenthsText } from '#contract/rules/scores.ts';

/** A total as readers see it. */
export function totalText(total: Total): string {
  if (total.kind === 'scored') return tenthsText(total.total);
  return total.kind === 'exempt' ? '免修' : '未齐';
}
