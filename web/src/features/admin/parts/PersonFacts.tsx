import { PersonStatus } from './peopleColumns.tsx';
import type { PersonView } from './personView.ts';
import styles from './Person.module.css';

/** Where people come from; what is not known is shown as it is kept. */
const sources: Readonly<Record<string, string>> = {
  web: '网页注册',
  settings: '安装时设置',
  code: '验证码登录时注册',
  oauth: '第三方登录',
  import: '单位导入',
};

export function PersonFacts({ view }: { view: PersonView }) {
  const facts: [string, React.ReactNode][] = [
    ['状态', <PersonStatus key="status" statusId={view.statusId} />],
    ['手机号', view.mobile || '没有绑定'],
    ['邮箱', view.email || '没有绑定'],
    ['用户编号', view.userNo],
    [
      '注册',
      `${view.gmtCreate.slice(0, 16)}${sources[view.registerSource] ? `，${sources[view.registerSource]}` : ''}`,
    ],
    ['密码', view.hasPassword ? '已设置' : '没有设置'],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
