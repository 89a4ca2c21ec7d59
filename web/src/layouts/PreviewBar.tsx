import { Eye } from 'lucide-react';
import { useSeeAs } from '../kit/useSeeAs.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PreviewBar.module.css';

/** On every page while the site is looked at as another role: as which one, and the way out. */
export function PreviewBar({ roleName, orgName }: { roleName: string; orgName: string }) {
  const { end, isBusy } = useSeeAs();
  return (
    <aside className={styles.bar} aria-label="以角色的视角查看">
      <Eye size={18} aria-hidden="true" />
      <p>
        正在以「{roleName}」的视角查看（只读）
        {orgName ? <span className={styles.org}>{orgName}</span> : null}
      </p>
      <Button size="sm" loading={isBusy} loadingLabel="结束中" onClick={() => void end()}>
        结束
      </Button>
    </aside>
  );
}
