import { useState } from 'react';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import type { Opening } from '../media/useOpening.ts';
import { SaveLine } from '../media/SaveLine.tsx';
import type { StagePeriod } from '../periods.ts';
import { Notice } from '../screen/Notice.tsx';
import type { SavedMark } from '../useLiveStanding.ts';
import styles from './Package.module.css';
import { PackageFrame } from './PackageFrame.tsx';
import { useKept, useReports } from './usePackage.ts';
import type { PackageState } from './usePackage.ts';

interface PackageScreenProps {
  period: StagePeriod;
  opening: Opening;
  /** The class-hour that follows. */
  nextHref: string | undefined;
  onSaved: (mark: SavedMark) => void;
}

/** A SCORM package: its parts, one of them open where the learner left it; done when its parts say so. */
export function PackageScreen(props: PackageScreenProps) {
  const { period, opening } = props;
  const { kept, retry } = useKept(period.id, opening.sitting === null);
  if (kept.kind === 'loading') return <SkeletonRows />;
  if (kept.kind === 'ready') return <Parts {...props} kept={kept.items} />;
  const again = (
    <Button variant="primary" onClick={retry}>
      重试
    </Button>
  );
  return <Notice title="课件包没有打开" note={kept.message} action={again} />;
}

function Parts({ period, opening, nextHref, onSaved, kept }: PackageScreenProps & { kept: PackageState[] }) {
  const { items, fileType } = opening.playback;
  const { state, doneHere, report, lastOf } = useReports(opening, period.id, onSaved);
  const user = useSession()?.user;
  const isDone = (itemKey: string): boolean =>
    doneHere.has(itemKey) || kept.some((one) => one.itemKey === itemKey && one.isDone === 1);
  const [itemKey, setItem] = useState(() => (items.find((item) => !isDone(item.itemKey)) ?? items[0])?.itemKey ?? '');
  const at = items.findIndex((item) => item.itemKey === itemKey);
  const item = items[at];
  if (!item) return <Notice title="课件包里没有内容" note="请联系讲师" />;
  const following = items[at + 1];
  const values = lastOf(itemKey) ?? kept.find((one) => one.itemKey === itemKey)?.values ?? {};
  return (
    <section className={styles.box} aria-label={period.periodName}>
      <div className={styles.bar}>
        {items.length > 1 ? (
          <Select
            size="sm"
            aria-label="课件包的内容"
            value={itemKey}
            options={items.map((one) => ({
              value: one.itemKey,
              label: isDone(one.itemKey) ? `${one.title}（已学完）` : one.title,
            }))}
            onChange={({ target }) => setItem(target.value)}
          />
        ) : null}
        <span className={styles.standing} role="status">
          {isDone(itemKey) ? '这一项已学完' : '学完由课件自己判定'}
        </span>
        <SaveLine state={state} fileType={fileType} place="bar" isGuest={opening.sitting === null} />
        <span className={styles.next}>
          {following ? (
            <Button size="sm" onClick={() => setItem(following.itemKey)}>
              下一项
            </Button>
          ) : null}
          {!following && nextHref ? (
            <LinkButton size="sm" to={nextHref} preventScrollReset>
              下一课时
            </LinkButton>
          ) : null}
        </span>
      </div>
      <PackageFrame
        key={itemKey}
        url={item.url}
        title={item.title}
        learnerId={user?.userNo ?? ''}
        learnerName={user?.nickname ?? ''}
        values={values}
        onReport={(reported) => report(itemKey, reported, false)}
        onOpen={item.isReporting === 1 ? undefined : () => report(itemKey, {}, true)}
      />
    </section>
  );
}
