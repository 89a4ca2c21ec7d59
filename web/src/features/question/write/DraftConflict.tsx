import type { QuesDraft } from '#contract/community/questionsShapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import styles from '../../../shared/community/Write.module.css';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { useQuesDraft, Written } from './useQuesDraft.ts';

interface DraftConflictProps {
  conflict: QuesDraft;
  keeper: ReturnType<typeof useQuesDraft>['keeper'];
  onTaken: (fields: Written) => void;
}

/** Another device wrote at the same place: one of the two goes on. */
export function DraftConflict({ conflict, keeper, onTaken }: DraftConflictProps) {
  return (
    <Banner
      tone="warn"
      action={
        <span className={styles.two}>
          <Button size="sm" onClick={() => void keeper.keepMine()}>
            用这里的
          </Button>
          <Button size="sm" onClick={() => void keeper.takeTheirs().then((theirs) => theirs && onTaken(theirs))}>
            用那边的
          </Button>
        </span>
      }
    >
      这里没有写完的内容 {shownTime(conflict.gmtModified)} 在另一台设备上改过，选一份接着写；没有选的那一份不再保留。
    </Banner>
  );
}
