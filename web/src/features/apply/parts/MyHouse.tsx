import { lazy, Suspense, useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import { JoinState } from '#contract/rules/joinStates.ts';
import { orgPath } from '#contract/rules/pagePaths.ts';
import type { mine } from '#contract/user/lecturerJoin.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { withdrawAsking } from './calls.ts';
import styles from './MyLecturer.module.css';

const JoinDialog = lazy(() => import('./JoinDialog.tsx').then((part) => ({ default: part.JoinDialog })));

export type OwnJoins = OutputOf<typeof mine.output>;

/** Where I teach, or how my request to stands; without either, the way to ask. */
export function MyHouse({ joins: { org, request, invitations } }: { joins: OwnJoins }) {
  const [asking, setAsking] = useState(false);
  const withdraw = usePress(withdrawAsking);
  const isWaiting = request?.auditStatus === JoinState.waiting;
  return (
    <section aria-labelledby="house">
      <div className={styles.sectionHead}>
        <h2 id="house" className={styles.section}>
          所在机构
        </h2>
        {org || isWaiting ? null : (
          <Button size="sm" onClick={() => setAsking(true)}>
            申请加入机构
          </Button>
        )}
      </div>
      {org ? (
        <p className={styles.note}>
          在<TextLink to={orgPath(org.orgNo)}>{org.orgName}</TextLink>授课，收入的 {org.shareRatio}% 归你（
          <TextLink to="/account/earnings">历来的分成</TextLink>）；课程由机构审核
        </p>
      ) : (
        <p className={styles.note}>没有所属机构，课程由平台审核</p>
      )}
      {invitations.length > 0 ? (
        <Banner action={<TextLink to="/account/invitation">去答复</TextLink>}>
          {invitations[0]!.orgName}邀请你授课
        </Banner>
      ) : null}
      {isWaiting ? (
        <Banner
          action={
            <Button
              variant="text"
              size="sm"
              disabled={withdraw.sending}
              onClick={() => void withdraw.send({ id: request.id }, '申请收回成功')}
            >
              收回
            </Button>
          }
        >
          已申请加入{request.orgName}，等对方答复
        </Banner>
      ) : null}
      {!org && request?.auditStatus === JoinState.refused ? (
        <Banner tone="warn">
          {request.orgName}没有同意：{request.auditOpinion}
        </Banner>
      ) : null}
      {asking ? (
        <Suspense>
          <JoinDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
