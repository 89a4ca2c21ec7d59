import { useNavigate } from 'react-router';
import { startShowResult } from '#contract/fields/startShow.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type * as desk from '#contract/startup/showDesk.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Policy.module.css';
import { SHOW_DESK } from './showAddresses.ts';
import { finishShow } from './showCalls.ts';

/** What each project got; the show is over with it. */
export function ResultForm({ row }: { row: OutputOf<typeof desk.form.output> }) {
  const navigate = useNavigate();
  const sending = useCallForm(finishShow, {
    fields: startShowResult,
    initial: { id: row.id, awards: row.projects.map(({ projectId, award }) => ({ projectId, award })) },
    draft: `startShowResult:${row.id}`,
    onDone: async () => {
      toast('公布成功，得到奖项的团队会收到消息');
      await navigate(SHOW_DESK);
    },
  });
  const form = sending.form as unknown as Fields;
  return (
    <section aria-labelledby="result" className={styles.form}>
      <SectionHead id="result" title="结果" note="没有得奖的留空；公布以后还可以改" />
      <CallForm
        of={sending}
        label="结果"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            公布结果
          </Button>
        }
      >
        {row.projects.map(({ projectId, projectName }, at) => (
          <FormText
            key={projectId}
            form={form}
            name={`awards.${at}.award`}
            label={projectName}
            placeholder="例如 一等奖"
          />
        ))}
      </CallForm>
    </section>
  );
}
