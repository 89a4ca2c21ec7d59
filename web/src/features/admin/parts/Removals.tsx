import type { OutputOf } from '#contract/kit/schema.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { get } from '#contract/system/adminSite.ts';
import { FactList } from '../../../ui/FactList.tsx';

type Removed = OutputOf<typeof get.output>['removals'][number];

/** What the nights removed last of each kind, because it was too old. */
export function Removals({ removals }: { removals: readonly Removed[] }) {
  const facts = RetentionKind.values.map((kind) => {
    const last = removals.find(({ retentionKind }) => retentionKind === kind);
    return { label: RetentionKind.labels[kind], value: last ? saidOf(last) : '还没有因为到期删过' };
  });
  return <FactList label="最近一次删除" facts={facts} />;
}

const saidOf = ({ ranAt, olderThan, countRemoved, countFiles }: Removed): string => {
  const files = countFiles > 0 ? `，文件 ${countFiles.toLocaleString('en-US')} 个` : '';
  const day = olderThan.slice(0, 10);
  return `最近一次在 ${shownTime(ranAt)}，删了 ${day} 之前的 ${countRemoved.toLocaleString('en-US')} 条${files}`;
};
