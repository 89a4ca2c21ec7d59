import { redirect } from 'react-router';
import * as courseAudit from '#contract/course/courseAudit.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { isId } from '#contract/rules/id.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { stateText } from '../parts/frame/states.ts';
import { COURSE, placesOf } from '#contract/rules/authoringPaths.ts';
import styles from '../parts/frame/Frame.module.css';
import { authoringRoutes, kindAt } from '../routes.ts';

export const handle = handleOf(authoringRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const { pathname, searchParams } = pageUrl(request);
  const id = searchParams.get(COURSE);
  if (id === null || !isId(id)) throw redirect(placesOf(kindAt(pathname)!, '').list);
  return { draft: await answerOr(request, context.get(apiContext).call(courseAudit.view, { id })) };
}

/** The end of the way: handed in, and how it stands now. */
export default function Submitted({ loaderData: { draft } }: PageProps<typeof loader>) {
  const { auditStatus, courseKind, id, submitTime, reviewer, auditOpinion } = draft;
  const places = placesOf(courseKind, id);
  const isWaiting = auditStatus === DraftState.waiting;
  const at = submitTime === null ? '' : `${shownTime(submitTime)} 提交，`;
  const words = isWaiting ? ['已提交审核', `${at}由${reviewer || '平台'}审核，结果会发到你的消息里`] : statusWords();
  function statusWords(): [string, string] {
    if (auditStatus === DraftState.passed) return ['审核通过', '学员现在看到的就是这一版'];
    if (auditStatus === DraftState.refused) return ['审核不通过', auditOpinion || '意见写在对应的位置，改好再提交'];
    return [stateText(draft), '还没有提交，写好之后在编辑页提交审核'];
  }
  return (
    <>
      <PageHead size="work" title={draft.courseName} />
      <div className={styles.steps}>
        <Steps
          label="编写步骤"
          steps={places.outline === null ? ['填写信息与内容', '提交审核'] : ['填写信息', '上传内容', '提交审核']}
          current={isWaiting || auditStatus === DraftState.passed ? 3 : 2}
          isFailed={auditStatus === DraftState.refused}
        />
      </div>
      <Empty
        as="h2"
        title={words[0]}
        note={words[1]}
        action={
          <LinkButton to={isWaiting ? places.list : places.facts} variant="primary" size="sm">
            {isWaiting ? '查看我的课程' : '接着编写'}
          </LinkButton>
        }
      />
    </>
  );
}
