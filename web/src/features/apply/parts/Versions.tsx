import type { ReactNode } from 'react';
import { AuditState } from '#contract/rules/auditStates.ts';
import { textOfHtml } from '#contract/rules/paragraphs.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import type { OwnAudit, OwnLecturer } from './MyLecturer.tsx';
import styles from './Versions.module.css';

type Shown = Pick<OwnLecturer, 'lecturerName' | 'position' | 'headImgUrl' | 'introduce' | 'tags'>;

const fields: readonly { key: keyof Shown; label: string; textOf: (of: Shown) => string }[] = [
  { key: 'headImgUrl', label: '照片', textOf: ({ headImgUrl }) => headImgUrl },
  { key: 'lecturerName', label: '姓名', textOf: ({ lecturerName }) => lecturerName },
  { key: 'position', label: '职务', textOf: ({ position }) => position },
  { key: 'tags', label: '擅长的方向', textOf: ({ tags }) => tags.join('、') },
  { key: 'introduce', label: '简介', textOf: ({ introduce }) => textOfHtml(introduce) },
];

/** Field by field: what is public, and beside it the copy that is not, where it says something else. */
export function Versions({ own, audit }: { own: OwnLecturer; audit: OwnAudit }) {
  const copy = audit && audit.auditStatus !== AuditState.passed ? audit : null;
  const isChanged = (textOf: (of: Shown) => string) => copy !== null && textOf(copy) !== textOf(own);
  const changes = fields.filter(({ textOf }) => isChanged(textOf)).length;
  return (
    <>
      <div className={styles.standing}>
        {copy ? <Standing of={copy} changes={changes} /> : <Banner>没有等着审核的修改，下面就是学员看到的全部</Banner>}
      </div>
      <ul className={styles.fields}>
        {fields.map(({ key, label, textOf }) => (
          <li key={key} className={styles.field}>
            <div className={styles.head}>
              <b>{label}</b>
              {copy && isChanged(textOf) ? <FieldState of={copy} /> : null}
            </div>
            {copy && isChanged(textOf) ? (
              <TwoVersions
                before={valueOf(key, own, textOf) || '没有填写'}
                after={valueOf(key, copy, textOf) || '（清空）'}
                beforeLabel="公开的"
                afterLabel={copy.auditStatus === AuditState.waiting ? '等待审核的' : '被退回的'}
              />
            ) : (
              <div className={styles.same}>{valueOf(key, own, textOf) || '没有填写'}</div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function valueOf(key: keyof Shown, of: Shown, textOf: (of: Shown) => string): ReactNode {
  if (key !== 'headImgUrl') return textOf(of);
  return of.headImgUrl === '' ? '' : <Avatar src={of.headImgUrl} name={of.lecturerName} size={72} />;
}

type Copy = NonNullable<OwnAudit>;

function Standing({ of, changes }: { of: Copy; changes: number }) {
  if (of.auditStatus === AuditState.refused)
    return (
      <Banner tone="danger">
        {shownTime(of.submitTime)} 提交的修改被退回：{of.auditOpinion}
      </Banner>
    );
  return (
    <Banner>
      {shownTime(of.submitTime)} 提交的 {changes} 处修改正在审核，{waitedText(of.waitedHours)}，一般 3
      个工作日内有结果；通过之前学员看到的不变
    </Banner>
  );
}

const FieldState = ({ of }: { of: Copy }) =>
  of.auditStatus === AuditState.waiting ? (
    <StatusDot tone="waiting">等待审核</StatusDot>
  ) : (
    <StatusDot tone="failed" reason={of.auditOpinion}>
      已退回
    </StatusDot>
  );
