import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AuditState } from '#contract/rules/auditStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { useIdentitySwitch } from '../../../kit/useIdentitySwitch.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { AgreementStep } from './AgreementStep.tsx';
import { ApplyFrame } from './ApplyFrame.tsx';
import { BringList } from './BringList.tsx';
import { LECTURER_PATH } from './kinds.ts';
import type { LecturerData } from './loadChooser.ts';
import { RefusedApply } from './RefusedApply.tsx';
import styles from './Standing.module.css';
import { useAgreed } from './useAgreed.ts';
import { WaitingApply } from './WaitingApply.tsx';

const LecturerForm = lazy(() => import('./LecturerForm.tsx').then((part) => ({ default: part.LecturerForm })));

const brings = ['一张清楚的照片', '你教过什么、做过什么，几段话', '能证明的材料，比如证书、聘书'];
const head = { title: '成为讲师', note: '把你会的，讲给需要的人' };

/** The application to become a lecturer, wherever it stands. */
export function LecturerApply({ data }: { data: LecturerData }) {
  const { search } = useLocation();
  const audit = data.own?.audit ?? null;
  if (data.own?.isLecturer === 1) {
    return (
      <ApplyFrame {...head} step={3}>
        <AlreadyLecturer />
      </ApplyFrame>
    );
  }
  if (audit?.auditStatus === AuditState.waiting) {
    return (
      <ApplyFrame {...head} step={2}>
        <WaitingApply of={audit} name={audit.lecturerName} />
      </ApplyFrame>
    );
  }
  const isRefused = audit?.auditStatus === AuditState.refused;
  if (isRefused && !search.includes('step=')) {
    return (
      <ApplyFrame {...head} step={2} isRefused>
        <RefusedApply of={audit} name={audit.lecturerName} formPath={`${LECTURER_PATH}&step=form`} />
      </ApplyFrame>
    );
  }
  return (
    <LecturerWrite key={audit?.submitTime ?? 'new'} agreement={data.agreement} refused={isRefused ? audit : null} />
  );
}

interface LecturerWriteProps {
  agreement: string | null;
  refused: NonNullable<LecturerData['own']>['audit'];
}

function LecturerWrite({ agreement, refused }: LecturerWriteProps) {
  const { isFormOpen, agreementHref, agree } = useAgreed('lecturer', refused !== null);
  return (
    <ApplyFrame {...head} step={isFormOpen ? 1 : 0} agreementHref={agreementHref} aside={<BringList brings={brings} />}>
      {isFormOpen ? (
        <Suspense fallback={<SkeletonRows />}>
          <LecturerForm refused={refused} />
        </Suspense>
      ) : (
        <AgreementStep agreement={agreement} onAgreed={agree} />
      )}
    </ApplyFrame>
  );
}

function AlreadyLecturer() {
  const session = useSession();
  const { switchTo, isSwitching } = useIdentitySwitch();
  const identity = session?.identities.find(({ userType }) => userType === UserType.lecturer);
  const isActing = session?.current.userType === UserType.lecturer;
  return (
    <section className={styles.standing} aria-label="审核结果">
      <h2 className={styles.title}>你已经是讲师了</h2>
      <p className={styles.words}>你的资料已经公开，可以开始准备第一门课。</p>
      <div className={styles.act}>
        {identity && !isActing ? (
          <Button
            variant="primary"
            size="lg"
            loading={isSwitching}
            loadingLabel="切换中"
            onClick={() => void switchTo(identity)}
          >
            进入讲师中心
          </Button>
        ) : null}
        {isActing ? (
          <LinkButton to="/account/lectureinfo" variant="primary" size="lg">
            看我的讲师资料
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}
