import type { OutputOf } from '#contract/kit/schema.ts';
import type { recommended } from '#contract/user/extSharing.ts';
import { copyText } from '../../kit/copyText.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { Poster } from '../courses/Poster.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Referral.module.css';

/** The link, and a poster with its code: for the phone of whoever stands beside, or to be sent on. */
export function InviteLink({
  invite: { url, posterUrl, referralCode, days },
}: {
  invite: OutputOf<typeof recommended.output>;
}) {
  return (
    <section className={styles.invite} aria-label="推荐链接">
      <Poster url={posterUrl} alt="推荐的海报，带推荐链接的二维码" isSmall />
      <div>
        <p className={styles.name}>推荐链接</p>
        <p className={styles.url}>{url}</p>
        <p className={styles.acts}>
          <Button variant="primary" size="sm" onClick={() => void copyText(url)}>
            复制链接
          </Button>
          <Button size="sm" onClick={() => saveFile(posterUrl, '推荐海报.png')}>
            保存海报
          </Button>
          <Button size="sm" onClick={() => void copyText(referralCode)}>
            复制推荐码 {referralCode}
          </Button>
        </p>
        <p className={styles.note}>{ruleOf(days)}</p>
      </div>
    </section>
  );
}

const ruleOf = (days: number): string =>
  `打开链接以后 ${days} 天内在同一个浏览器里注册的，都算经你推荐；中间又打开了别人的链接，就算别人的。已经有账号的人、自己的另一个账号合并进来，都不算。`;
