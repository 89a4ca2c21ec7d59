import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Match.module.css';

const agree = () => import('#contract/position/talentRecomment.ts').then((api) => api.agreeSchool);

/** Whether the own school sees how well the reader fits when it recommends learners; it sees nothing unless they said so. */
export function SeenBySchool({ isSeen }: { isSeen: 0 | 1 }) {
  const { send, sending } = usePress(agree);
  const isOn = isSeen === 1;
  return (
    <section className={styles.findable} aria-label="让学校看到匹配度">
      <p className={styles.quiet}>
        {isOn
          ? '你的学校推荐学员的时候，看得到你与职位的匹配度；推荐之前仍然先问你。'
          : '你的学校推荐学员的时候，看不到你与职位的匹配度。愿意的话，合适的职位老师更容易想到你；推荐之前仍然先问你。'}
      </p>
      <Button
        size="sm"
        loading={sending}
        loadingLabel={isOn ? '收回中' : '保存中'}
        onClick={() =>
          void send({ isSeenBySchool: isOn ? 0 : 1 }, isOn ? '收回成功，学校马上看不到了' : '好的，学校看得到匹配度了')
        }
      >
        {isOn ? '不让学校看到' : '愿意让学校看到'}
      </Button>
    </section>
  );
}
