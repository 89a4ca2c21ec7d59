import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Agreement } from './Agreement.tsx';
import styles from './ScanWay.module.css';
import { visitThirdParty } from './thirdParty.ts';
import type { WayProps } from './way.ts';

/** WeChat shows the code on a page of its own, where it is renewed by itself. Only there when WeChat is configured. */
export function ScanWay({ agreement, address }: WayProps) {
  const [leaving, setLeaving] = useState(false);
  const go = () => {
    if (!agreement.check()) return;
    setLeaving(true);
    visitThirdParty('wechat', { remember: false, address }).catch(() => setLeaving(false));
  };
  return (
    <div className={styles.scan}>
      <QrCode size={72} aria-hidden="true" className={styles.mark} />
      <p className={styles.words}>打开微信的二维码，用手机微信扫一扫，确认后自动回到这里。</p>
      <div className={styles.agreement}>
        <Agreement {...agreement.props} />
      </div>
      <Button variant="primary" size="lg" block loading={leaving} loadingLabel="正在打开" onClick={go}>
        打开二维码
      </Button>
    </div>
  );
}
