import type { Option } from '#contract/rules/questions.ts';

/** Items in the order given; what it does not name comes after, as it was. */
export function inOrder(items: readonly Option[], order: readonly string[] | null | undefined): Option[] {
  if (!order) return [...items];
  const named = order.flatMap((id) => items.find((one) => one.id === id) ?? []);
  return [...new Set([...named, ...items])];
}
