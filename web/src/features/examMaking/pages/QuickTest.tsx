import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as api from '#contract/exam/candidate.ts';
import * as paper from '#contract/exam/paper.ts';
import { CallError } from '#contract/kit/callError.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LiveNumber } from '../parts/LiveNumber.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { adminPath } from '../parts/addresses.ts';
import { startTest } from '../parts/wizard/startTest.ts';
import styles from '../parts/wizard/Wizard.module.css';
import { peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.quick;

const MOST_PAPERS = 100;

export async function loader({ request, context }: LoaderArgs) {
  const calls = context.get(apiContext);
  const { list } = await answerOr(request, calls.call(paper.page, { isPublished: 1, pageSize: MOST_PAPERS }));
  const { grades } = await answerOr(request, calls.call(api.sources, {}));
  return { papers: list, grades };
}

/** A test in class: a paper, a class, so many minutes, and it begins. */
export default function QuickTest({ loaderData: { papers, grades } }: PageProps<typeof loader>) {
  const navigate = useNavigate();
  const [paperId, setPaper] = useState('');
  const [gradeId, setGrade] = useState('');
  const [minutes, setMinutes] = useState<number | null>(15);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const start = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const title = papers.find(({ id }) => id === paperId)!.paperName;
      const id = await startTest({ title, paperId, gradeId, minutes: minutes ?? 15 });
      toast('测验开始了，同学们收到了消息');
      await navigate(adminPath(id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <PageHead
        size="work"
        title="随堂测验"
        note="选一份试卷与一个班级，马上开始，到时由服务器收卷"
        actions={<LinkButton to="/account/papers?from=basket">用题篮组卷</LinkButton>}
      />
      <div className={styles.fields}>
        <Field label="试卷" required error={failure}>
          <Select
            isWide
            placeholder="请选择定稿的试卷"
            options={papers.map((one) => ({
              value: one.id,
              label: `${one.paperName}（${one.questionCount} 题，${one.totalPoints / 10} 分）`,
            }))}
            value={paperId}
            onChange={({ target }) => setPaper(target.value)}
          />
        </Field>
        <Field label="班级" required help={grades.length === 0 ? '没有你管理或任教的班级' : undefined}>
          <Select
            isWide
            placeholder="请选择班级"
            options={grades.map(({ id, name, count }) => ({ value: id, label: `${name}（${count} 人）` }))}
            value={gradeId}
            onChange={({ target }) => setGrade(target.value)}
          />
        </Field>
        <Field label="分钟" required help="到时一起收卷">
          <LiveNumber min={1} max={240} value={minutes} onChange={setMinutes} />
        </Field>
        <span>
          <Button
            variant="primary"
            disabled={paperId === '' || gradeId === ''}
            loading={isSending}
            loadingLabel="开始中"
            onClick={() => void start()}
          >
            马上开始
          </Button>
        </span>
      </div>
    </>
  );
}
