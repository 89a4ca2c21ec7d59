import { ExtractStatus } from '#contract/rules/wallet.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Payout } from '#contract/trade/adminPayout.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { askBatch } from './calls.ts';
import styles from './Sales.module.css';

/** In which file for the bank it is; that file can be had again as long as it is not paid. */
export function PayoutFiled({ fileTime, extractStatus, ownerName, isOwn }: Payout) {
  const { send, sending } = usePress(askBatch);
  if (fileTime === null) return '—';
  if (extractStatus !== ExtractStatus.paying || isOwn === 1) return shownTime(fileTime);
  return (
    <span className={styles.acts}>
      {shownTime(fileTime)}
      <Button
        size="sm"
        variant="text"
        loading={sending}
        loadingLabel="准备中"
        aria-label={`再下载${ownerName}所在的那一份`}
        onClick={() => void send({ fileTime }).then((made) => made && keepFile(made))}
      >
        再下载
      </Button>
    </span>
  );
}
