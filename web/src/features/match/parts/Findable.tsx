import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Match.module.css';

const agree = () => import('#contract/position/talentRecomment.ts').then((api) => api.agree);

/** Whether enterprises may find the reader for the same vacancies; nobody is found who did not say so. */
export function Findable({ isFindable }: { isFindable: 0 | 1 }) {
  const { send, sending } = usePress(agree);
  const isOn = isFindable === 1;
  return (
    <section className={styles.findable} aria-label="让企业也看到我">
      <p className={styles.quiet}>
        {isOn
          ? '你愿意被企业找到：合你的职位，它的企业看得到你的名字、一句话介绍、匹配度与档案里对单位公开的部分。'
          : '企业现在找不到你。愿意的话，合你的职位，它的企业能看到你，也能邀请你；电话与邮箱照你选的可见范围。'}
        打开过你档案的都在<TextLink to="/account/privacy/looks">谁看过我</TextLink>里。
      </p>
      <Button
        size="sm"
        loading={sending}
        loadingLabel={isOn ? '收回中' : '保存中'}
        onClick={() =>
          void send({ isFindable: isOn ? 0 : 1 }, isOn ? '收回成功，企业马上找不到你了' : '好的，合适的企业能找到你了')
        }
      >
        {isOn ? '收回' : '愿意被企业找到'}
      </Button>
    </section>
  );
}
