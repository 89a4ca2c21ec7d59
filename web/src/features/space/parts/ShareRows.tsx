import { shownTime } from '#contract/rules/shownTime.ts';
import type { Share } from '#contract/system/space.ts';
import { copyText } from '../../../kit/copyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { revokeShare } from './calls.ts';
import styles from './Space.module.css';

interface ShareRowsProps {
  shares: readonly Share[];
  onChanged: () => void;
}

/** The links there are, with how often they were used. */
export function ShareRows({ shares, onChanged }: ShareRowsProps) {
  const { send, sending } = usePress(revokeShare);
  const revoke = async (id: string) => {
    if (await send({ id }, '撤销成功')) onChanged();
  };
  return (
    <ul className={styles.shares} aria-label="分享链接">
      {shares.map((share) => (
        <li key={share.id}>
          <span>
            <span className={styles.link}>{share.path}</span>
            <small>
              {share.isExpired === 1 ? '已过期' : `${shownTime(share.expiresAt)} 到期`}
              {share.code ? `，提取码 ${share.code}` : ''}，看过 {share.countView} 次，下载 {share.countDownload} 次
            </small>
          </span>
          <Button size="sm" onClick={() => void copyText(textOf(share))}>
            复制
          </Button>
          <Button size="sm" variant="danger" disabled={sending} onClick={() => void revoke(share.id)}>
            撤销
          </Button>
        </li>
      ))}
    </ul>
  );
}

const textOf = ({ path, code }: Share): string => `${location.origin}${path}${code ? ` 提取码 ${code}` : ''}`;
