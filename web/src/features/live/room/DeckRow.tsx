import type { Deck } from '#contract/live/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Dialogs.module.css';

export function Row({ deck, isBusy, onChoose }: { deck: Deck; isBusy: boolean; onChoose: () => void }) {
  return (
    <p className={styles.row}>
      <span>
        {deck.docName}
        <span className={styles.small}>　{deck.pages} 页</span>
      </span>
      <Button size="sm" disabled={isBusy} aria-label={`讲「${deck.docName}」`} onClick={onChoose}>
        讲这份
      </Button>
    </p>
  );
}
