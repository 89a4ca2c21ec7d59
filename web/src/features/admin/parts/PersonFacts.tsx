import { shownTime } from '#contract/rules/shownTime.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { PersonStatus } from './peopleColumns.tsx';
import type { PersonView } from './personView.ts';
import styles from './Person.module.css';

/** Where people come from; nothing is said of what is not known. */
const sources: Readonly<Record<string, string>> = {
  web: '网页注册',
  settings: '安装时设置',
  code: '验证码登录时注册',
  oauth: '第三方登录',
  import: '单位导入',
};

export function PersonFacts({ view }: { view: PersonView }) {
  const source = sources[view.registerSource];
  return (
    <div className={styles.facts}>
      <FactList
        isPaired
        label="账号"
        facts={[
          { label: '状态', value: <PersonStatus statusId={view.statusId} /> },
          { label: '用户编号', value: view.userNo },
          { label: '手机号', value: view.mobile || '没有绑定' },
          { label: '邮箱', value: view.email || '没有绑定' },
          { label: '注册', value: `${shownTime(view.gmtCreate)}${source ? `，${source}` : ''}` },
          { label: '密码', value: view.hasPassword ? '已设置' : '没有设置' },
          { label: '推荐资格', value: view.isRecommended ? '已开通' : '没有开通' },
        ]}
      />
    </div>
  );
}
