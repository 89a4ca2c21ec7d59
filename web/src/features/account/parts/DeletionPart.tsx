import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deletionConsequences } from '#contract/rules/deletion.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import type { Deletion } from '#contract/user/privacy.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { revokeDeletion } from './calls.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import devices from './Devices.module.css';
import styles from './DeletionPart.module.css';

/** Has the account deleted, after days in which it can be taken back. */
export function DeletionPart({ bindings, deletion }: { bindings: Bindings; deletion: Deletion }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const revoking = useAct(revokeDeletion, {
    onDone: async () => {
      toast('撤回成功，账号照常使用');
      await revalidate();
    },
  });
  const revoke = (
    <Button size="sm" loading={revoking.busy} loadingLabel="撤回中" onClick={() => revoking.act({})}>
      撤回申请
    </Button>
  );
  return (
    <section aria-label="注销账号">
      <h2 className={devices.title}>注销账号</h2>
      {deletion.dueTime === null ? null : (
        <div className={styles.waiting}>
          <Banner tone="warn" action={revoke}>
            账号将在 {shownTime(deletion.dueTime)} 注销
          </Banner>
        </div>
      )}
      <ul className={styles.list}>
        {deletionConsequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {deletion.lastOf.length > 0 ? (
        <Banner tone="warn">
          你是「{deletion.lastOf.join('」「')}」唯一的管理员，先在「员工」里把管理员角色交给别人，才能注销。
        </Banner>
      ) : null}
      {deletion.dueTime === null && deletion.lastOf.length === 0 ? (
        <Button variant="danger" onClick={() => setOpen(true)}>
          注销账号
        </Button>
      ) : null}
      {open ? (
        <DeletionDialog
          bindings={bindings}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false);
            await revalidate();
          }}
        />
      ) : null}
    </section>
  );
}
