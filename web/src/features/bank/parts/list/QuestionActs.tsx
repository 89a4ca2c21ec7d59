import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import { QuestionShare } from '#contract/rules/questions.ts';
import { useNavigate } from 'react-router';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { editHref, previewHref } from '../addresses.ts';
import { copyQuestion } from '../calls.ts';
import styles from './Bank.module.css';

/** What dialogs do with one question or several. */
export type QuestionAct = 'move' | 'tag' | 'share' | 'unshare' | 'remove' | 'restore' | 'purge' | 'use' | 'reports';

interface QuestionActsProps {
  row: QuestionRow;
  isBin: boolean;
  onAct: (act: QuestionAct) => void;
}

/** The next step at hand, the rest behind dots. */
export function QuestionActs({ row, isBin, onAct }: QuestionActsProps) {
  const { id, title, isOwn, shareLevel, countReport } = row;
  const copying = usePress(copyQuestion);
  const navigate = useNavigate();
  const copy = async () => {
    const made = await copying.send({ id }, '已复制到我的题库');
    if (made) await navigate(editHref({ ...row, id: made.id }));
  };
  if (isBin) {
    return (
      <span className={styles.acts}>
        <Button size="sm" variant="text" aria-label={`还原：${title}`} onClick={() => onAct('restore')}>
          还原
        </Button>
        <Button size="sm" variant="text" aria-label={`彻底删除：${title}`} onClick={() => onAct('purge')}>
          彻底删除
        </Button>
      </span>
    );
  }
  return (
    <span className={styles.acts}>
      {isOwn === 1 ? (
        <LinkButton size="sm" variant="text" to={editHref(row)} aria-label={`编辑：${title}`}>
          编辑
        </LinkButton>
      ) : (
        <Button size="sm" variant="text" aria-label={`复制到我的：${title}`} onClick={() => void copy()}>
          复制到我的
        </Button>
      )}
      <MoreMenu label={`更多操作：${title}`}>
        <MenuLink to={previewHref(id)}>预览</MenuLink>
        <MenuButton onSelect={() => onAct('use')}>使用与统计</MenuButton>
        {isOwn === 1 ? (
          <>
            {countReport > 0 ? <MenuButton onSelect={() => onAct('reports')}>处理报告</MenuButton> : null}
            <MenuButton onSelect={() => void copy()}>复制成新题</MenuButton>
            <MenuButton onSelect={() => onAct('move')}>移动</MenuButton>
            <MenuButton onSelect={() => onAct('tag')}>改标签</MenuButton>
            {shareLevel === QuestionShare.own ? (
              <MenuButton onSelect={() => onAct('share')}>共享</MenuButton>
            ) : (
              <MenuButton onSelect={() => onAct('unshare')}>停止共享</MenuButton>
            )}
            <MenuDivider />
            <MenuButton danger onSelect={() => onAct('remove')}>
              删除
            </MenuButton>
          </>
        ) : null}
      </MoreMenu>
    </span>
  );
}
