import { userTypeName } from '#contract/rules/userTypes.ts';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';

/** `?kind=5`; empty for all. */
export const kindList = listSpec({ filters: { kind: ['', '5', '4', '3'] } });

export type Kind = 3 | 4 | 5;

/** The kind an address asks for. */
export function kindOf(request: Request): Kind | undefined {
  const { filters } = readList(kindList, new URL(request.url).searchParams);
  return filters.kind === '' ? undefined : (Number(filters.kind) as Kind);
}

export const kindOptions = [
  { key: '', label: '全部' },
  ...[5, 4, 3].map((kind) => ({ key: String(kind), label: userTypeName(kind) })),
];
