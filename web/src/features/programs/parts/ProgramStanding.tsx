import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Program } from '#contract/course/programDesk.ts';
import { CallError } from '#contract/kit/callError.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { programPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { call } from '../../../kit/call.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { useSession } from '../../../kit/session.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { ChangeTable } from '../../../shared/abilities/ChangeTable.tsx';
import { stateText, toneOf } from '../../../shared/abilities/draftStates.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { removeProgram, withdrawProgram } from './calls.ts';
import { Offers } from './Offers.tsx';
import { placesOf } from './places.ts';
import { StagePath } from './StagePath.tsx';
import { sizeText } from './words.ts';

const PriceDialog = lazy(() => import('./PriceDialog.tsx').then((module) => ({ default: module.PriceDialog })));

/** One plan as its author sees it: how it stands, what differs from the public one, who was asked to confirm it. */
export function ProgramStanding({ program }: { program: Program }) {
  const places = placesOf(program.id);
  return (
    <>
      <PageHead size="work" title={program.programName} note={program.intro} actions={<Acts program={program} />} />
      <div className={styles.body}>
        <FactList
          label="状态"
          facts={[
            {
              label: '状态',
              value: (
                <StatusDot
                  tone={toneOf(program)}
                  reason={program.draftState === DraftState.refused ? program.auditOpinion : null}
                >
                  {stateText(program)}
                </StatusDot>
              ),
            },
            { label: '通向', value: program.typicalPositionName },
            { label: '提交', value: program.submitTime === null ? '还没有提交' : shownTime(program.submitTime) },
            {
              label: '公开',
              value:
                program.publishedTime === null
                  ? '还没有公开'
                  : `第 ${program.version} 版，${shownTime(program.publishedTime)}`,
            },
            {
              label: '价格',
              value: program.price > 0 ? moneyText(program.price) : '免费',
            },
            {
              label: '内容',
              value: [`${program.stageCount} 段，${program.courseCount} 门课`, sizeText(program)]
                .filter(Boolean)
                .join('，'),
            },
          ]}
        />
        {program.version > 0 ? <Offers program={program} /> : null}
        {program.draftState === DraftState.passed ? null : (
          <section className={styles.part} aria-labelledby="program-changes">
            <SectionHead
              id="program-changes"
              title="与公开的不同"
              note={`${program.changes.length} 处；通过以后，已经加入的人留在自己的那一版`}
            />
            {program.changes.length > 0 ? (
              <ChangeTable changes={program.changes} />
            ) : (
              <Empty
                title="和公开的一样"
                note="改了内容，不同的地方会列在这里"
                action={
                  <LinkButton to={places.steps[0]!} size="sm" variant="primary">
                    去修改
                  </LinkButton>
                }
              />
            )}
          </section>
        )}
        {program.stages.length > 0 ? (
          <section className={styles.part} aria-labelledby="program-stages">
            <SectionHead id="program-stages" title="一段一段走" note="正在写的这一版" />
            <StagePath stages={program.stages} own={null} />
          </section>
        ) : null}
      </div>
    </>
  );
}

function Acts({ program }: { program: Program }) {
  const places = placesOf(program.id);
  const withdrawing = usePress(withdrawProgram);
  const [asks, setAsks] = useState(false);
  // Enterprises write plans too, and sell nothing.
  const sells = useSession()?.current.userType !== UserType.enterprise;
  const [pricing, setPricing] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    // The page is gone with its row, so it is left before it is loaded anew.
    setBusy(true);
    try {
      await call(await removeProgram(), { id: program.id });
      await navigate(places.list, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setAsks(false);
    } finally {
      setBusy(false);
    }
  };
  const isWaiting = program.draftState === DraftState.waiting;
  return (
    <>
      {program.version > 0 ? <LinkButton to={programPath(program.id)}>看公开的</LinkButton> : null}
      {program.version > 0 && sells ? <Button onClick={() => setPricing(true)}>定价格</Button> : null}
      {isWaiting ? (
        <Button
          loading={withdrawing.sending}
          onClick={() => void withdrawing.send({ id: program.id }, '撤回成功，可以接着修改')}
        >
          撤回
        </Button>
      ) : (
        <LinkButton to={places.steps[0]!} variant="primary">
          修改
        </LinkButton>
      )}
      {program.version === 0 && !isWaiting ? (
        <Button variant="danger" onClick={() => setAsks(true)}>
          删除
        </Button>
      ) : null}
      <Suspense>{pricing ? <PriceDialog program={program} onClose={() => setPricing(false)} /> : null}</Suspense>
      <ConfirmDialog
        open={asks}
        danger
        title={`删除「${program.programName}」`}
        note="还没有公开过，删除后不能恢复"
        confirmLabel="删除"
        loading={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
