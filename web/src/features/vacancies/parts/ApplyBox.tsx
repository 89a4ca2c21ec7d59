import { Ban, Flag, MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnSide, VacancyView } from '#contract/position/vacancyShapes.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import {
  ApplicationState,
  isApplicationOver,
  PauseReason,
  REPLY_WINDOW_DAYS,
  VacancyState,
} from '#contract/rules/vacancies.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { ActLink } from '../../../shared/courses/ActButton.tsx';
import { CollectButton } from '../../../shared/courses/CollectButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './ApplyBox.module.css';

const ApplyDialog = lazy(() => import('./ApplyDialog.tsx').then((module) => ({ default: module.ApplyDialog })));

interface ApplyBoxProps {
  vacancy: VacancyView & { own: OwnSide | null };
}

/** How lively the hiring is, and what the visitor may do: apply, talk, collect, report. */
export function ApplyBox({ vacancy }: ApplyBoxProps) {
  const { id, fresh, own } = vacancy;
  return (
    <div className={styles.box}>
      <dl className={styles.fresh}>
        <div>
          <dt>最近答复</dt>
          <dd>{fresh.lastReplyAt ? shownTime(fresh.lastReplyAt) : '还没有'}</dd>
        </div>
        <div>
          <dt>企业 {REPLY_WINDOW_DAYS} 天答复率</dt>
          <dd>{fresh.replyRate === null ? '投递还少，先不算' : `${fresh.replyRate}%`}</dd>
        </div>
        <div>
          <dt>收到投递</dt>
          <dd>{fresh.countApply} 份</dd>
        </div>
        <div>
          <dt>刷新</dt>
          <dd>{shownTime(fresh.refreshedAt)}</dd>
        </div>
      </dl>
      {vacancy.isBlind === 1 ? (
        <p className={styles.note}>这个职位盲评：走到面试之前，企业看不到你的姓名、照片、学校与联系方式</p>
      ) : null}
      <Action vacancy={vacancy} />
      <div className={styles.acts}>
        <CollectButton
          target={{ collectionType: CollectionType.vacancy, collectionId: id }}
          collected={own?.isCollect === 1}
        />
        {own?.isOwnOrg === 1 || own?.application?.isUnnamed === 1 ? null : (
          <ActLink icon={<MessageCircle size={18} aria-hidden="true" />} label="聊一聊" to={talkPath(vacancy)} />
        )}
        {own && own.isOwnOrg === 0 && own.isBlocked === 0 ? (
          <ActLink
            icon={<Ban size={18} aria-hidden="true" />}
            label="屏蔽企业"
            to={`/account/privacy/blocked?org=${vacancy.orgNo}`}
          />
        ) : null}
        <ActLink
          icon={<Flag size={18} aria-hidden="true" />}
          label="举报"
          to={`/makeComplaints?${new URLSearchParams({ target: vacancyPath(id) })}`}
        />
      </div>
    </div>
  );
}

/** Who applied talks about that, with everybody there who may see it; others write to who offers it. */
function talkPath({ own, authorUserNo }: ApplyBoxProps['vacancy']): string {
  const application = own?.application;
  return application && !isApplicationOver(application.applicationState)
    ? `/im?application=${application.id}`
    : `/im?to=${authorUserNo}`;
}

function Action({ vacancy }: ApplyBoxProps) {
  const { own, vacancyState, fresh } = vacancy;
  const login = useLoginAddress();
  const [isOpen, setOpen] = useState(false);
  const application = own?.application;
  if (application && application.applicationState !== ApplicationState.withdrawn)
    return <Sent application={application} />;
  if (vacancyState !== VacancyState.open) {
    const reason = PauseReason.labels[fresh.pauseReason];
    return <p className={styles.note}>{reason || `这个职位${VacancyState.labels[vacancyState]}`}，现在不能投递</p>;
  }
  if (own === null) {
    return (
      <LinkButton to={login} variant="primary" block>
        登录后投递
      </LinkButton>
    );
  }
  if (own.isOwnOrg === 1) return <p className={styles.note}>这是你所在企业的职位</p>;
  if (own.isBlocked === 1) {
    return (
      <div className={styles.note}>
        <p>你屏蔽了这家企业，它看不到你</p>
        <TextLink to="/account/privacy/blocked" arrow>
          看屏蔽的企业
        </TextLink>
      </div>
    );
  }
  if (own.lacks.length > 0) {
    return (
      <div className={styles.note}>
        <p>投递之前，档案还缺：</p>
        {own.lacks.map(({ text, url }) => (
          <TextLink key={url} to={url} arrow>
            {text}
          </TextLink>
        ))}
      </div>
    );
  }
  return (
    <>
      <Button variant="primary" block onClick={() => setOpen(true)}>
        投递档案
      </Button>
      <Suspense>{isOpen ? <ApplyDialog vacancy={vacancy} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/** What became of it, in the words of who answered; the whole way has a page of its own. */
function Sent({ application }: { application: NonNullable<OwnSide['application']> }) {
  const { id, applicationState, appliedAt, seenAt, repliedAt, replyText, declineReason } = application;
  const when = repliedAt ?? seenAt ?? appliedAt;
  const why = DeclineReason.labels[declineReason];
  return (
    <div className={styles.note} role="status">
      <p>
        <b>{ApplicationState.labels[applicationState]}</b>，{shownTime(when)}
      </p>
      {why ? <p>原因：{why}</p> : null}
      {replyText ? <p>{replyText}</p> : null}
      <TextLink to={`/account/jobs/portrait?id=${id}`} arrow>
        看进展
      </TextLink>
    </div>
  );
}
