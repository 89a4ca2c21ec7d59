import { lazy, Suspense, useState } from 'react';
import type { ProgramView } from '#contract/course/program.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { centsOf } from '#contract/rules/money.ts';
import { buyProgramPath } from '#contract/rules/pagePaths.ts';
import { JoinState } from '#contract/rules/programs.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { useSession } from '../../../kit/session.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { CollectButton } from '../../../shared/courses/CollectButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { Price } from '../../../ui/Price.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { joinProgram, leaveProgram, moveVersion } from './calls.ts';
import styles from './Program.module.css';

const PaceDialog = lazy(() => import('./PaceDialog.tsx').then((module) => ({ default: module.PaceDialog })));

/** What the visitor may do: join, go on at an own pace, move to a newer version, leave, collect. */
export function JoinBox({ view }: { view: ProgramView }) {
  return (
    <div className={styles.acts}>
      {view.price > 0 ? <Cost view={view} /> : null}
      {view.own ? <Joined view={view} own={view.own} /> : <Join view={view} />}
      <CollectButton
        target={{ collectionType: CollectionType.program, collectionId: view.id }}
        collected={view.isCollect === 1}
      />
    </div>
  );
}

const refusals = {
  early: '还没有到可以加入的日子',
  over: '加入的时间已经过了',
  full: '名额已经满了',
} as const;

/** What it costs, and what is open with it. */
function Cost({ view: { price, opened, isBought } }: { view: ProgramView }) {
  const count = opened.courseIds.length;
  return (
    <div className={styles.cost}>
      <Price cents={centsOf(price)} size="xl" />
      <p className={styles.quiet}>
        {isBought === 1 ? '已购买。' : ''}
        {count > 0 ? `开通里面的 ${count} 门收费课程，单买一共 ${moneyText(opened.worth)}` : '不含另外收费的课程'}
      </p>
    </div>
  );
}

function Join({ view }: { view: ProgramView }) {
  const { id, joinable } = view;
  const session = useSession();
  const login = useLoginAddress();
  const { send, sending } = usePress(joinProgram);
  if (joinable !== 'open') return <p className={styles.quiet}>{refusals[joinable]}</p>;
  if (session === null)
    return (
      <LinkButton to={login} variant="primary" block>
        {view.price > 0 ? '登录后购买' : '登录后加入'}
      </LinkButton>
    );
  if (view.price > 0 && view.isBought === 0)
    return (
      <LinkButton to={buyProgramPath(id)} variant="primary" block>
        购买方案
      </LinkButton>
    );
  return (
    <Button variant="primary" block loading={sending} onClick={() => void send({ id }, '加入成功')}>
      加入方案
    </Button>
  );
}

function Joined({ view, own }: { view: ProgramView; own: NonNullable<ProgramView['own']> }) {
  const { id, programName, version } = view;
  const [open, setOpen] = useState<'pace' | 'leave' | null>(null);
  const leaving = usePress(leaveProgram);
  const moving = usePress(moveVersion);
  const isDone = own.joinState === JoinState.done;
  const leave = async () => {
    await leaving.send({ id }, '退出成功，学过的课程都还在');
    setOpen(null);
  };
  return (
    <>
      <PathProgress value={own.progress / 100} label={`${programName}的进度`} before="我的进度" />
      {isDone ? (
        <p className={styles.quiet}>
          {own.completedAt ? `${shownTime(own.completedAt)} 完成` : '已完成'}
          {own.certificateNo ? '，' : ''}
          {own.certificateNo ? <TextLink to={`/account/certificate?no=${own.certificateNo}`}>看证书</TextLink> : null}
          {own.isNameMissing === 1 ? <TextLink to="/account/certificate">填写姓名，领取证书</TextLink> : null}
        </p>
      ) : (
        <>
          <p className={styles.quiet}>
            {own.startDate.replaceAll('-', '.')} 开始，每周 {own.hoursPerWeek} 小时
          </p>
          <div className={styles.buttons}>
            <Button size="sm" onClick={() => setOpen('pace')}>
              我的节奏
            </Button>
            {own.version < version ? (
              <Button
                size="sm"
                loading={moving.sending}
                onClick={() => void moving.send({ id }, `换到第 ${version} 版成功`)}
              >
                换到第 {version} 版
              </Button>
            ) : null}
            <Button size="sm" variant="text" onClick={() => setOpen('leave')}>
              退出
            </Button>
          </div>
        </>
      )}
      <Suspense>{open === 'pace' ? <PaceDialog id={id} own={own} onClose={() => setOpen(null)} /> : null}</Suspense>
      <ConfirmDialog
        open={open === 'leave'}
        title={`退出「${programName}」`}
        note="学过的课程与证书都还在，名额会让给别人"
        confirmLabel="退出"
        loading={leaving.sending}
        onConfirm={() => void leave()}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
