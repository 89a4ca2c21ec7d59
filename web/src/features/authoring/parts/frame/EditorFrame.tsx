import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Draft } from '#contract/course/draft.ts';
import { LeaveGuard } from '../../../../kit/form/LeaveGuard.tsx';
import { useOnline } from '../../../../kit/useOnline.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { SaveState } from '../../../../ui/SaveState.tsx';
import { Steps } from '../../../../ui/Steps.tsx';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import { ConflictDialog } from '../saving/ConflictDialog.tsx';
import type { Desk } from '../saving/desk.ts';
import { standingOf } from '../saving/standing.ts';
import { useDeskLife, useDeskVersion } from '../saving/useDesk.ts';
import styles from './Frame.module.css';
import { HandIn } from './HandIn.tsx';
import { RemarksContext } from './Remarked.tsx';
import { StateLine } from './StateLine.tsx';

interface EditorFrameProps {
  draft: Draft;
  desk: Desk;
  step: 'facts' | 'outline';
  children: ReactNode;
}

/** What stands around every step of writing a course: its name, what is saved, where one is, and what the review said. */
export function EditorFrame({ draft, desk, step, children }: EditorFrameProps) {
  useDeskVersion(desk);
  useDeskLife(desk);
  const online = useOnline();
  const { isStuck, message, ...saving } = standingOf(desk, online);
  const places = placesOf(draft.courseKind, draft.id);
  const steps = [
    { name: places.outline === null ? '填写信息与内容' : '填写信息', to: places.facts },
    ...(places.outline === null ? [] : [{ name: '上传内容', to: places.outline }]),
    { name: '提交审核', to: undefined },
  ];
  const remarks = useMemo(() => ({ courseId: draft.id, remarks: draft.remarks }), [draft.id, draft.remarks]);
  const name = String(desk.writer('facts')?.values()['courseName'] ?? draft.courseName);
  return (
    <RemarksContext value={remarks}>
      <PageHead
        size="work"
        title={name.trim() || draft.courseName}
        note={<SaveState {...saving} onRetry={() => void desk.flush()} />}
        actions={<HandIn draft={draft} desk={desk} />}
      />
      <div className={styles.steps}>
        <Steps
          label="编写步骤"
          steps={steps.map((one) => one.name)}
          current={step === 'facts' ? 0 : 1}
          hrefOf={(index) => steps[index]?.to}
        />
      </div>
      <div className={styles.state}>
        {message ? <Banner tone="danger">没有保存：{message}。写的内容还在这台设备上</Banner> : null}
        <ConflictDialog desk={desk} />
        <StateLine draft={draft} />
      </div>
      {children}
      {isStuck ? <LeaveGuard note="有几处还没有送到服务器，已留在这台设备上，下次在这里打开会接着送。" /> : null}
    </RemarksContext>
  );
}
