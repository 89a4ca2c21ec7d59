import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Plan } from '#contract/course/typicalPlan.ts';
import { CallError } from '#contract/kit/callError.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { orgPath, typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { removePlan, withdrawPlan } from './calls.ts';
import { ChangeTable } from '../../../shared/abilities/ChangeTable.tsx';
import { placesOf } from './places.ts';
import { stateText, toneOf } from '../../../shared/abilities/draftStates.ts';
import styles from '../../../shared/abilities/Wizard.module.css';

/** One typical position as its author sees it: how it stands, what differs from the public one, who uses it. */
export function PlanStanding({ base, plan }: { base: string; plan: Plan }) {
  const places = placesOf(base, plan.id);
  const isWaiting = plan.draftState === DraftState.waiting;
  return (
    <>
      <PageHead size="work" title={plan.positionName} note={plan.intro} actions={<Acts base={base} plan={plan} />} />
      <div className={styles.body}>
        <FactList
          label="状态"
          facts={[
            {
              label: '状态',
              value: (
                <StatusDot
                  tone={toneOf(plan)}
                  reason={plan.draftState === DraftState.refused ? plan.auditOpinion : null}
                >
                  {stateText(plan)}
                </StatusDot>
              ),
            },
            { label: '提交', value: plan.submitTime === null ? '还没有提交' : shownTime(plan.submitTime) },
            { label: '公开', value: publicText(plan) },
            {
              label: '内容',
              value: `${plan.items.length} 个能力项，${plan.stages.length} 段课程，${plan.tests.length} 个测评`,
            },
            { label: '再看看', value: <More places={places} /> },
          ]}
        />
        {plan.draftState === DraftState.passed ? null : (
          <section className={styles.part} aria-labelledby="plan-changes">
            <SectionHead id="plan-changes" title="与公开的不同" note={`${plan.changes.length} 处`} />
            {plan.changes.length > 0 ? (
              <ChangeTable changes={plan.changes} />
            ) : (
              <Empty
                title="和公开的一样"
                note="改了内容，不同的地方会列在这里"
                action={
                  <LinkButton to={places.steps[0]} size="sm" variant="primary">
                    去修改
                  </LinkButton>
                }
              />
            )}
          </section>
        )}
        {plan.users.length > 0 ? (
          <section className={styles.part} aria-labelledby="plan-users">
            <SectionHead id="plan-users" title="采用它的企业" note={`${plan.users.length} 家`} />
            <RowList label="采用它的企业">
              {plan.users.map(({ orgNo, orgName }) => (
                <Row key={orgNo} dense to={orgPath(orgNo)} title={orgName} />
              ))}
            </RowList>
          </section>
        ) : null}
        {isWaiting ? null : <p className={styles.words}>改好之后在第三步提交，审核的结果会发到你的消息里。</p>}
      </div>
    </>
  );
}

const publicText = ({ version, publishedTime }: Plan) =>
  publishedTime === null ? '还没有公开' : `第 ${version} 版，${shownTime(publishedTime)}`;

const More = ({ places }: { places: ReturnType<typeof placesOf> }) => (
  <span className={styles.lists}>
    {places.position ? <TextLink to={places.position}>岗位画像</TextLink> : null}
    {places.courses ? <TextLink to={places.courses}>逐门看课程</TextLink> : null}
    {places.system ? <TextLink to={places.system}>课程体系够不够</TextLink> : null}
  </span>
);

function Acts({ base, plan }: { base: string; plan: Plan }) {
  const places = placesOf(base, plan.id);
  const withdrawing = usePress(withdrawPlan);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const remove = async () => {
    // The page is gone with its row, so it is left before it is loaded anew.
    setBusy(true);
    try {
      await call(await removePlan(), { id: plan.id });
      await navigate(places.list, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setAsks(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {plan.version > 0 ? <LinkButton to={typicalPositionPath(plan.id)}>看公开的</LinkButton> : null}
      {plan.draftState === DraftState.waiting ? (
        <Button
          loading={withdrawing.sending}
          onClick={() => void withdrawing.send({ id: plan.id }, '撤回成功，可以接着修改')}
        >
          撤回
        </Button>
      ) : (
        <LinkButton to={places.steps[0]} variant="primary">
          修改
        </LinkButton>
      )}
      {plan.version === 0 && plan.draftState !== DraftState.waiting ? (
        <Button variant="danger" onClick={() => setAsks(true)}>
          删除
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks}
        danger
        title={`删除「${plan.positionName}」`}
        note="还没有公开过，删除后不能恢复"
        confirmLabel="删除"
        loading={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
