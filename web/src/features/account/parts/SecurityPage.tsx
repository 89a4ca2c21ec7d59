import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import styles from './SecurityPage.module.css';

const real = '/account/realnameauthentication';

const tabs = [
  { key: 'bind', label: '登录方式', to: `${real}/bind` },
  { key: 'password', label: '修改密码', to: '/account/reset' },
  { key: 'realName', label: '实名认证', to: real },
  { key: 'devices', label: '登录设备', to: '/account/devices' },
  { key: 'privacy', label: '我的数据', to: '/account/privacy' },
] as const;

/** What the pages about one's own account share: the title and the way from one to the next. */
export function SecurityPage({ tab, children }: { tab: (typeof tabs)[number]['key']; children: ReactNode }) {
  return (
    <>
      <PageHead size="work" title="账号与安全" />
      <Tabs label="账号与安全" items={tabs} current={tab} />
      <div className={styles.body}>{children}</div>
    </>
  );
}
