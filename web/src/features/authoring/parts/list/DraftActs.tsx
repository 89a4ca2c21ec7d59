import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { DraftRow } from '#contract/course/draft.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { useAct } from '../../../../shared/courses/useAct.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { MenuButton, MenuLink } from '../../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { toast } from '../../../../ui/toast.ts';
import { copyCourse, removeCourse, withdrawCourse } from '../calls.ts';
import { figuresPath, placesOf } from '#contract/rules/authoringPaths.ts';
import styles from './Drafts.module.css';

const PackageOut = lazy(() => import('../package/PackageOut.tsx').then((part) => ({ default: part.PackageOut })));

type Asking = 'withdraw' | 'remove' | 'package' | null;

/** What may be done to a course in its state. */
export function DraftActs({ row }: { row: DraftRow }) {
  const { id, courseKind, courseName, auditStatus, isDelete, version } = row;
  const [asking, setAsking] = useState<Asking>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const places = placesOf(courseKind, id);
  const isWaiting = auditStatus === DraftState.waiting;
  const done = (said: string) => async () => {
    setAsking(null);
    await revalidate();
    toast(said);
  };
  const withdraw = useAct(withdrawCourse, { onDone: done('已撤回，可以接着修改') });
  const remove = useAct(removeCourse, { onDone: done('已删除') });
  const copy = useAct(copyCourse, {
    onDone: async (made) => {
      toast('已复制，正在打开副本');
      await navigate(placesOf(courseKind, made.id).facts);
    },
  });
  return (
    <span className={styles.acts}>
      <TextLink to={isWaiting ? places.details : (places.outline ?? places.facts)}>
        {isWaiting ? '查看' : auditStatus === DraftState.refused ? '修改' : '编辑'}
      </TextLink>
      <MoreMenu label={`「${courseName}」的更多操作`}>
        <MenuLink to={places.details}>查看</MenuLink>
        <MenuLink to={places.preview}>预览</MenuLink>
        {version > 0 ? <MenuLink to={figuresPath(id)}>学习数据</MenuLink> : null}
        <MenuButton onSelect={() => copy.act({ id })}>复制一门</MenuButton>
        <MenuButton onSelect={() => setAsking('package')}>导出课程包</MenuButton>
        {isWaiting ? <MenuButton onSelect={() => setAsking('withdraw')}>撤回审核</MenuButton> : null}
        {isDelete === 1 && !isWaiting ? (
          <MenuButton danger onSelect={() => setAsking('remove')}>
            删除
          </MenuButton>
        ) : null}
      </MoreMenu>
      {asking === 'package' ? (
        <Suspense>
          <PackageOut id={id} courseName={courseName} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={`撤回「${courseName}」`}
        note="撤回后可以接着修改，改好再提交；要重新排队。"
        confirmLabel="撤回"
        loading={withdraw.busy}
        loadingLabel="撤回中"
        onConfirm={() => withdraw.act({ id })}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        danger
        title={`删除「${courseName}」`}
        note="连同章节与填写的内容一起删除，不能恢复；文件还在你的文件里。"
        confirmLabel="删除"
        loading={remove.busy}
        loadingLabel="删除中"
        onConfirm={() => remove.act({ id })}
        onClose={() => setAsking(null)}
      />
    </span>
  );
}
