import { useState } from 'react';
import { Pencil } from 'lucide-react';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { lecturerPath } from '#contract/rules/pagePaths.ts';
import type { auditView, authView } from '#contract/user/lecturer.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ChangeStanding } from './ChangeStanding.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import type { OwnJoins } from './MyHouse.tsx';
import { MyHouse } from './MyHouse.tsx';
import styles from './MyLecturer.module.css';

export type OwnLecturer = OutputOf<typeof authView.output>;
export type OwnAudit = OutputOf<typeof auditView.output>['audit'];

/** My public data as learners see them, the state of a change, and my contacts, which nobody else sees. */
export function MyLecturer({ own, audit, joins }: { own: OwnLecturer; audit: OwnAudit; joins: OwnJoins }) {
  const [editing, setEditing] = useState(false);
  const isWaiting = audit?.auditStatus === AuditState.waiting;
  return (
    <>
      <PageHead
        size="work"
        title="我的信息"
        note="学员在讲师主页与课程里看到的资料"
        actions={
          isWaiting ? null : (
            <LinkButton to="?edit=1" variant="primary" icon={<Pencil size={16} aria-hidden="true" />}>
              修改资料
            </LinkButton>
          )
        }
      />
      {audit ? (
        <div className={styles.standing}>
          <ChangeStanding of={audit} />
        </div>
      ) : null}
      <div className={styles.head}>
        <Avatar src={own.headImgUrl} name={own.lecturerName} size={72} />
        <div className={styles.who}>
          <h2 className={styles.name}>{own.lecturerName}</h2>
          <p className={styles.position}>{[own.position, own.orgName].filter(Boolean).join('，')}</p>
          <p className={styles.tags}>
            {own.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        </div>
        <nav className={styles.ways} aria-label="讲师资料">
          <TextLink to={lecturerPath(own.lecturerUserNo)} arrow>
            看公开的主页
          </TextLink>
          <TextLink to="/account/teacher" arrow>
            对照公开与待审的
          </TextLink>
          <TextLink to="/account/teacherPortrait" arrow>
            教学画像
          </TextLink>
        </nav>
      </div>
      <RichText html={own.introduce} className={styles.intro} />
      <MyHouse joins={joins} />
      <section aria-labelledby="contacts">
        <div className={styles.sectionHead}>
          <h2 id="contacts" className={styles.section}>
            联系方式
          </h2>
          <Button size="sm" onClick={() => setEditing(true)}>
            修改
          </Button>
        </div>
        <p className={styles.note}>不公开，只在平台需要找你时用；修改立即生效</p>
        <FactList
          facts={[
            { label: '手机', value: own.lecturerMobile === '' ? '未填写' : own.lecturerMobile },
            { label: '邮箱', value: own.lecturerEmail === '' ? '未填写' : own.lecturerEmail },
          ]}
        />
      </section>
      {editing ? <ContactDialog own={own} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
