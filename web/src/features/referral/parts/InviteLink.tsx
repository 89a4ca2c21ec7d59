import { useEffect, useRef } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { recommended } from '#contract/user/extSharing.ts';
import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Referral.module.css';

const SIDE = 240;

/** The link and its picture for the phone of whoever stands beside. */
export function InviteLink({ invite: { url, referralCode, days } }: { invite: OutputOf<typeof recommended.output> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { default: QRCode } = await import('qrcode');
      if (isGone || !canvas.current) return;
      await QRCode.toCanvas(canvas.current, url, { width: SIDE, margin: 1 });
      canvas.current?.removeAttribute('style'); // its size is the page's business
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [url]);
  return (
    <section className={styles.invite} aria-label="推荐链接">
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        className={styles.code}
        role="img"
        aria-label="推荐链接的二维码"
      />
      <div>
        <p className={styles.name}>推荐链接</p>
        <p className={styles.url}>{url}</p>
        <p className={styles.acts}>
          <Button variant="primary" size="sm" onClick={() => void copyText(url)}>
            复制链接
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
