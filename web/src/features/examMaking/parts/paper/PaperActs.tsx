import { useState } from 'react';
import type { PaperRow } from '#contract/exam/paperShapes.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { MenuButton, MenuDivider } from '../../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { editorPath, paperPreviewPath } from '../addresses.ts';
import { copyPaper, removePaper } from '../calls.ts';
import { PaperDialog } from './PaperDialog.tsx';
import type { Subject } from './PaperDialog.tsx';
import styles from './Paper.module.css';

/** What may be done with a paper: writing it at hand, the rest under … . */
export function PaperActs({ row, subjects }: { row: PaperRow; subjects: readonly Subject[] }) {
  const [act, setAct] = useState<'rename' | 'remove' | null>(null);
  const copying = usePress(copyPaper);
  const removing = usePress(removePaper);
  const close = () => setAct(null);
  const remove = async () => {
    await removing.send({ id: row.id }, '已删除');
    close();
  };
  return (
    <span className={styles.bar}>
      <LinkButton size="sm" to={paperPreviewPath(row.id)} aria-label={`预览${row.paperName}`}>
        预览
      </LinkButton>
      <LinkButton size="sm" to={editorPath(row.id)} aria-label={`组卷：${row.paperName}`}>
        组卷
      </LinkButton>
      <MoreMenu label={`${row.paperName}的更多操作`}>
        <MenuButton onSelect={() => setAct('rename')}>修改名称与学科</MenuButton>
        <MenuButton onSelect={() => void copying.send({ id: row.id }, '已复制')}>复制</MenuButton>
        <MenuDivider />
        <MenuButton danger onSelect={() => setAct('remove')}>
          删除
        </MenuButton>
      </MoreMenu>
      {act === 'rename' ? <PaperDialog row={row} subjects={subjects} onClose={close} /> : null}
      <ConfirmDialog
        open={act === 'remove'}
        title={`删除「${row.paperName}」`}
        note="用它办过的测评与成绩不受影响；有没结束的测评在用时不能删"
        confirmLabel="删除"
        danger
        loading={removing.sending}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </span>
  );
}
