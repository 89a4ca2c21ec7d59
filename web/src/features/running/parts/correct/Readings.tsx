import type { RunItemView } from '#contract/exam/runCorrection.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { Corrections } from '../../../../shared/questions/Corrections.tsx';
import { QuestionBody } from '../../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../../shared/questions/reviewsOf.ts';
import type { ShownQuestion } from '../../../../shared/questions/shownQuestion.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { TwoVersions } from '../../../../ui/TwoVersions.tsx';

type Said = RunItemView['current'];

/** What candidates read now beside what the bank says; the way to the editor where nothing was changed yet. */
export function Readings({ item }: { item: RunItemView }) {
  const { current, newest, refusal, mayEdit, questionId, questionType } = item;
  const editor = `/account/subject/${questionType === QuestionType.compound ? 'comprehend' : 'add'}?id=${questionId}`;
  const edit =
    mayEdit === 1 ? (
      <LinkButton size="sm" to={editor} target="_blank">
        打开题目编辑
      </LinkButton>
    ) : undefined;
  return (
    <>
      <Corrections number={String(item.number)} corrections={item.corrections} />
      {newest === null ? (
        <Banner action={edit}>
          {mayEdit === 1
            ? '题库里的这道题没有改过。题目或答案有错的，改好保存，这里随即看得到'
            : '这道题归别人管理，请作者改好以后再换；也可以作废或人人满分'}
        </Banner>
      ) : null}
      {refusal === '' ? null : (
        <Banner tone="warn" action={edit}>
          {refusal}
        </Banner>
      )}
      {newest === null ? (
        <OneReading said={current} />
      ) : (
        <TwoVersions
          before={<OneReading said={current} />}
          after={<OneReading said={newest} />}
          beforeLabel={`试卷里的第 ${current.versionNo} 版`}
          afterLabel={`题库里的第 ${newest.versionNo} 版`}
        />
      )}
    </>
  );
}

function OneReading({ said: { versionNo, stem, question } }: { said: Said }) {
  const itemId = `v${versionNo}`;
  const { questionType, body, key } = question;
  return (
    <QuestionBody
      itemId={itemId}
      question={{ questionType, body, stem } as ShownQuestion}
      reviewOf={reviewsOf({ itemId, questionType, key })}
    />
  );
}
