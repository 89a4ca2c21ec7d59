import { LiveAudience } from '#contract/rules/liveChannel.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { LiveApplication } from '#contract/user/lecturerLive.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './Channel.module.css';

/** What was handed in, and how long it waits. */
export function Waiting({ of }: { of: LiveApplication }) {
  return (
    <div className={styles.part}>
      <Banner>
        {shownTime(of.submitTime)} 提交的直播申请正在审核，{waitedText(of.waitedHours)}，一般 3
        个工作日内有结果，会发到「消息」
      </Banner>
      <FactList
        label="直播申请"
        facts={[
          { label: '打算直播什么', value: of.plan },
          { label: '什么时候播', value: of.frequency },
          { label: '预计人数', value: LiveAudience.labels[of.audience] },
          { label: '直播经验', value: of.experience },
        ]}
      />
    </div>
  );
}
