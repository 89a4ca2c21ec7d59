import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { reviewBlind } from './calls.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './Filter.module.css';

interface BlindReviewProps {
  vacancyId: string;
  isBlind: 0 | 1;
}

/** Whether the vacancy is reviewed without knowing who applied; everybody reads it, who may move candidates turns it. */
export function BlindReview({ vacancyId, isBlind }: BlindReviewProps) {
  const { send, sending } = usePress(reviewBlind);
  const isOn = isBlind === 1;
  return (
    <section>
      <SectionHead title={isOn ? '这个职位在盲评' : '盲评'} />
      <p className={styles.quiet}>
        移到面试之前，本企业谁都看不到投递者的姓名、照片、学校与联系方式，只有代号；有人还没有走到面试时关不掉。
      </p>
      <Can action="talent:edit">
        <p className={cx(styles.acts, styles.after)}>
          <Button
            size="sm"
            loading={sending}
            loadingLabel={isOn ? '关闭中' : '开启中'}
            onClick={() => void send({ vacancyId, isBlind: isOn ? 0 : 1 }, isOn ? '盲评关闭了' : '盲评开启了')}
          >
            {isOn ? '关闭盲评' : '开启盲评'}
          </Button>
        </p>
      </Can>
    </section>
  );
}
