import type { ReactNode } from 'react';
import { completeness } from '#contract/rules/completeness.ts';
import type { BaseInfo } from '#contract/user/userProfile.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { usePathTab } from '../../../kit/tabs/usePathTab.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './InfoFrame.module.css';
import { infoTabs } from './tabs.ts';

interface InfoFrameProps {
  base: BaseInfo;
  title: string;
  note?: string;
  children: ReactNode;
}

/** The frame of the family: title, how complete the résumé is and what comes next, and the tabs. */
export function InfoFrame({ base, title, note, children }: InfoFrameProps) {
  const tabs = usePathTab(infoTabs);
  const { percent, steps } = completeness(base);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={note}
        actions={
          <>
            <LinkButton to="/account/info/resumeImport" size="sm">
              导入简历
            </LinkButton>
            <LinkButton to="/account/profile" size="sm">
              看我的档案
            </LinkButton>
          </>
        }
      />
      <div className={styles.progress}>
        <PathProgress value={percent} label="简历完整度" before="简历完整度" />
        <p className={styles.next}>
          {next ? (
            <TextLink to={`/account/info/${next.page}`} arrow>
              下一步：{next.label}
            </TextLink>
          ) : (
            '已经写完整了，有变化时记得更新'
          )}
        </p>
      </div>
      <TabFrame label="我的信息" of={tabs} tabs={infoTabs}>
        {children}
      </TabFrame>
    </>
  );
}
