import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ImportView } from '#contract/user/orgMembersImport.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { BadRows } from './BadRows.tsx';
import { runImport } from './calls.ts';
import { ErrorFileButton } from './ErrorFileButton.tsx';
import styles from './StaffImport.module.css';
import { useAct } from './useAct.ts';

/** What a dry run found: the numbers, the rows that need a hand, and the ways on. */
export function ImportCheck({ view }: { view: ImportView }) {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(runImport);
  const { id, fileName, totalCount, badCount, registeredCount } = view;
  const goodCount = totalCount - badCount;
  const unknown = goodCount - registeredCount;
  return (
    <>
      <Figures
        items={[
          { name: '表格里的员工', value: totalCount },
          { name: '可以导入', value: goodCount },
          { name: '需要修改', value: badCount },
        ]}
      />
      <p className={styles.words}>
        {fileName}：还什么都没有导入。
        {badCount > 0 ? '可以先导入好的行，需要修改的改好之后再传一次。' : '每一行都没有问题。'}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={goodCount === 0} onClick={() => setAsking(true)}>
          导入 {goodCount} 人
        </Button>
        {badCount > 0 ? <ErrorFileButton id={id} icon={<Download size={18} aria-hidden="true" />} /> : null}
        <LinkButton to="/account/staff/import">重新上传</LinkButton>
      </div>
      {badCount > 0 ? <BadRows rows={view.bad} /> : null}
      {view.bad.length < badCount ? (
        <p className={styles.words}>这里只列出前 {view.bad.length} 行，其余在错误文件里。</p>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={`导入 ${goodCount} 人`}
        note={`给 ${unknown} 个手机号发短信，给 ${registeredCount} 位已有账号的人发站内消息；7 天内可以撤销，发出去的短信收不回`}
        confirmLabel="导入并发送邀请"
        loading={sending}
        loadingLabel="导入中"
        onConfirm={() => void send({ id }, '导入成功').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
