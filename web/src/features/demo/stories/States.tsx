import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import type { Saving } from '../../../ui/SaveState.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../parts/Parts.module.css';

const savings: readonly Saving[] = ['saving', 'saved', 'offline', 'waiting', 'failed'];

export function States() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <div className={styles.line}>
        {savings.map((one) => (
          <SaveState key={one} of={one} at="21:04" onRetry={() => toast('再试一次')} />
        ))}
      </div>
      <Banner>已恢复上次没提交的内容</Banner>
      <Banner tone="warn">还有 3 天到期</Banner>
      {isOpen ? (
        <Banner tone="danger" onClose={() => setOpen(false)}>
          没有保存，请检查网络后再试
        </Banner>
      ) : null}
      <Empty
        title="还没有课程"
        note="从一门课开始"
        action={
          <LinkButton to="/list" size="sm" variant="primary">
            去选课
          </LinkButton>
        }
      />
      <div>
        <Skeleton shape="title" width="w55" />
        <SkeletonRows count={2} />
      </div>
    </>
  );
}
